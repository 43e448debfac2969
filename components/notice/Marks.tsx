import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { exactColours } from '@/components/theme/exactColours';
import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { markUrl } from './markFiles';

const mask = 'var(--rule) 0 var(--from, 0) / 88px var(--pitch, 15px) round repeat';

/** Draws rules in an element that has a height. A mask, since an image might become the largest paint. */
const ruled = {
  background: 'var(--microprint)',
  WebkitMask: mask,
  forcedColorAdjust: 'none',
  ...exactColours,
} as const;

/** A rule on a line of its own, as a pseudo-element. */
export const ruleLine = { content: '""', display: 'block', height: 15, ...ruled } as const;

/** The drawings in the language of a page. */
export const markUrls = (locale: Locale) => ({
  ':root': { '--rule': markUrl('rule', locale), '--field': markUrl('field', locale) },
});

/**
 * Words at an angle, in as many rows as fit, so that all of them are whole: a pseudo-element between
 * two rules, behind what is there.
 */
export const fieldRows = (palette: Theme['palette']) =>
  ({
    content: '""',
    position: 'absolute',
    inset: '0 -12px',
    zIndex: -1,
    background: palette.text.primary,
    opacity: 0.12,
    WebkitMask: 'var(--field) 0 0 / 160px 72px round',
    ...exactColours,
    '@media (forced-colors: active), (prefers-contrast: more)': { display: 'none' },
  }) as const;

/**
 * The styles of the marks: `hr` is one rule, `data-ruled` a stack of them behind an element, from its
 * upper edge, `--pitch` apart; `data-specimen` has rows of words (`fieldRows`) behind its parts. They are
 * decorations of pseudo-elements, so that they are neither read out nor translated.
 */
const markStyles = ({ palette }: Theme) => ({
  ':root': {
    '--microprint': palette.microprint,
    '--notice-print': palette.notice.contrastText,
    '@media (forced-colors: active), (prefers-contrast: more)': {
      '--microprint': 'CanvasText',
      '--notice-print': 'CanvasText',
    },
  },
  // A little wider than the text beside it: a word begins where a short amount does.
  hr: { height: 15, margin: '0 -12px', border: 0 },
  'hr::before': ruleLine,
  // Parts of a page that are scrolled below the notice end at a rule, too.
  '[data-notice]::after': {
    ...ruleLine,
    margin: '0 -16px -8px',
    backgroundColor: 'var(--notice-print)',
  },
  '[data-ruled], [data-specimen]': { position: 'relative', isolation: 'isolate' },
  '[data-ruled]::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    ...ruled,
    inset: '-8px -12px',
    '--from': 'calc(8px - var(--pitch) / 2)',
  },
});

/** A line that the word for simulation interrupts, over and over. Constant, so never rendered again. */
export const rule = <hr aria-hidden="true" />;

const Line = styled('hr')({});

/** A rule in a place of its own. */
export const Rule = ({ sx }: { sx: SxProps<Theme> }) => <Line aria-hidden="true" sx={sx} />;

/** The frame of a word that marks what it stands beside. */
export const StampLabel = styled('small')(({ theme }) => ({
  flex: 'none',
  padding: '0 0.5em',
  borderRadius: 4,
  backgroundColor: theme.palette.notice.main,
  color: theme.palette.notice.contrastText,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: '1.25rem',
  whiteSpace: 'nowrap',
  ...exactColours,
  '@media (forced-colors: active), print': { outline: '1px solid' },
}));

/** The word for simulation as a label, for the title of whatever shows a figure. */
export const Stamp = () => <StampLabel>{useTranslations('notice')('word')}</StampLabel>;

/** Of the whole page. Constant, so never rendered again. */
export const markStyleSheet = <GlobalStyles styles={markStyles} />;
