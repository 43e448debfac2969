import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslations } from 'next-intl';
import { lessonButtonName, noticeTextId } from '@/components/early/noticeContent';

/** In print, the notice is on the first page, and its text in the margin of every other page. */
const inOtherMargins = (text: string) => ({
  '@page': {
    margin: '16mm 12mm 12mm',
    '@top-center': { content: JSON.stringify(text), color: 'black', font: '600 10pt sans-serif' },
  },
  '@page :first': { marginTop: '12mm', '@top-center': { content: 'none' } },
});

/**
 * The permanent notice of every page. Cannot be dismissed or hidden, stays above every dialog, and
 * describes each dialog. The button has no handler, because the guard may have to replace it
 * (`guardNotice.ts`): `LessonOpener` listens for presses on any button with this name.
 */
export const SimulationNotice = () => {
  const t = useTranslations('notice');
  return (
    <>
      <GlobalStyles styles={inOtherMargins(t('text'))} />
      <section aria-label={t('label')} data-notice="" data-testid="simulation-notice">
        <span id={noticeTextId}>{t('text')}</span>{' '}
        <button type="button" name={lessonButtonName}>
          {t('lesson')}
        </button>
      </section>
    </>
  );
};
