import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { exactColours } from '@/components/theme/exactColours';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { lessonButtonName } from '@/components/early/noticeContent';

const Band = styled('section')(({ theme }) => ({
  padding: '9px 16px 8.5px',
  backgroundColor: theme.palette.notice.main,
  color: theme.palette.notice.contrastText,
  // Keeps the background in print if possible; a border replaces it where it is removed.
  ...exactColours,
  '@media (forced-colors: active), print': { border: '2px solid' },
  ...theme.typography.body1,
  fontWeight: 600,
  textAlign: 'center',
  textWrap: 'balance',
}));

/** A button, since it opens the lesson beside the page. Its target is larger than its line. */
const LessonButton = styled('button')({
  margin: '-6px 0',
  padding: '6px 4px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid', outlineOffset: -4 },
  // A dialog is open, which has to be closed first.
  '[aria-hidden=true] > &': { display: 'none' },
  '@media print': { display: 'none' },
});

/** Above every backdrop and dialog: nothing in the page may cover it. */
const PageBand = styled(Band)(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.tooltip + 1,
  // While a dialog is open, the text is in the middle without the button, and nothing below moves.
  '&[aria-hidden=true]': {
    display: 'grid',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: 'var(--own-height)',
  },
  '@media print': { position: 'static' },
}));

/** Publishes the height of the band as `--notice-height`, so that nothing is behind it. */
const publishHeight = (band: HTMLElement) => {
  const observer = new ResizeObserver(() => {
    // Not rounded.
    band.style.setProperty('--own-height', `${band.getBoundingClientRect().height}px`);
    document.documentElement.style.setProperty('--notice-height', `${band.offsetHeight}px`);
  });
  observer.observe(band);
  return () => observer.disconnect();
};

/** In print, the band is on the first page, and its text in the margin of every other page. */
const inOtherMargins = (text: string) => ({
  '@page': {
    margin: '16mm 12mm 12mm',
    '@top-center': { content: JSON.stringify(text), color: 'black', font: '600 10pt sans-serif' },
  },
  '@page :first': { marginTop: '12mm', '@top-center': { content: 'none' } },
});

/**
 * The permanent notice: one on every page, which can be neither dismissed nor hidden. Its button has
 * no handler of its own: the guard may have to replace it (`guardNotice.ts`), so whoever opens the
 * lesson listens for presses on any button of this name.
 */
export const PageNotice = () => {
  const t = useTranslations('notice');
  const element = useRef<HTMLElement>(null);
  useEffect(() => (element.current ? publishHeight(element.current) : undefined), []);
  return (
    <>
      <GlobalStyles
        styles={{
          ':root': {
            '--word': JSON.stringify(t('word')),
            '--words': JSON.stringify(`${t('word')} `.repeat(12)),
          },
          ...inOtherMargins(t('text')),
        }}
      />
      <PageBand
        ref={element}
        aria-label={t('label')}
        data-notice=""
        data-testid="simulation-notice"
      >
        <span>{t('text')}</span>{' '}
        <LessonButton type="button" name={lessonButtonName}>
          {t('lesson')}
        </LessonButton>
      </PageBand>
    </>
  );
};

/** One line, since the page's own is in view, too. */
const CoverBand = styled(Band)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  padding: theme.spacing(0.5, 2),
  position: 'sticky',
  top: 0,
  zIndex: 1,
}));

/**
 * The same notice inside an element that covers the page; it stays in place when that scrolls. It
 * is not a second landmark, which could not be distinguished from the page's own.
 */
export const CoverNotice = () => {
  const t = useTranslations('notice');
  return (
    <CoverBand role="note" aria-label={t('label')} data-notice="" data-testid="simulation-notice">
      {t('text')}
    </CoverBand>
  );
};
