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
 * The permanent notice: one on every page, which can be neither dismissed nor hidden, above every dialog,
 * each of which it describes. Its button has no handler of its own: the guard may have to replace it
 * (`guardNotice.ts`), so whoever opens the lesson listens for presses on any button of this name.
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
