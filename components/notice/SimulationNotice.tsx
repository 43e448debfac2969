import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

const Band = styled('section')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1, 2),
  backgroundColor: theme.palette.notice.main,
  color: theme.palette.notice.contrastText,
  // Both fall back to what keeps the words readable where colours are taken away.
  printColorAdjust: 'exact',
  '@media (forced-colors: active), print': { border: '2px solid' },
  ...theme.typography.body1,
  fontWeight: 600,
  textAlign: 'center',
  textWrap: 'balance',
}));

/** Above every backdrop and dialog: nothing in the page may cover it. */
const PageBand = styled(Band)(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.tooltip + 1,
  '@media print': { position: 'static' },
}));

/** Tells the rest of the page how tall the band is, so that nothing comes to lie behind it. */
const publishHeight = (band: HTMLElement) => {
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--notice-height', `${band.offsetHeight}px`);
  });
  observer.observe(band);
  return () => observer.disconnect();
};

/** On paper the band stands on the first sheet only; the margin of every sheet says it again. */
const inEveryMargin = (text: string) => ({
  '@page': {
    margin: '16mm 12mm 12mm',
    '@top-center': { content: JSON.stringify(text), color: 'black', font: '600 10pt sans-serif' },
  },
});

/** The permanent notice: one in every page, never dismissible, never hidden. */
export const PageNotice = () => {
  const t = useTranslations('notice');
  const element = useRef<HTMLElement>(null);
  useEffect(() => (element.current ? publishHeight(element.current) : undefined), []);
  return (
    <>
      <GlobalStyles styles={inEveryMargin(t('text'))} />
      <PageBand
        ref={element}
        aria-label={t('label')}
        data-notice=""
        data-testid="simulation-notice"
      >
        {t('text')}
      </PageBand>
    </>
  );
};

const CoverBand = styled(Band)({ position: 'sticky', top: 0, zIndex: 1 });

/**
 * The same notice inside whatever covers the page; it stays where that scrolls. Not a second
 * landmark, which could not be told from the page's own.
 */
export const CoverNotice = () => {
  const t = useTranslations('notice');
  return (
    <CoverBand role="note" aria-label={t('label')} data-notice="" data-testid="simulation-notice">
      {t('text')}
    </CoverBand>
  );
};
