import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, useTheme, type Theme } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { markUrl } from './markFiles';

const tile = 'var(--rule) 0 var(--from, 0) / 88px var(--pitch, 15px) round repeat';

/** Draws a rule as the background of an element that has a height. */
const ruled = {
  background: tile,
  printColorAdjust: 'exact',
  // The shape of the letters, in a colour that can be seen.
  '@media (forced-colors: active), (prefers-contrast: more)': {
    background: 'CanvasText',
    forcedColorAdjust: 'none',
    WebkitMask: tile,
  },
} as const;

/** A rule of its own line, as the pseudo-element of a text. */
export const ruleLine = { content: '""', display: 'block', height: 15, ...ruled } as const;

/**
 * The styles of the marks: `hr` is one rule, `data-ruled` a stack of them behind an element, from its
 * upper edge, `--pitch` apart; `data-specimen` is a lattice of words behind an element. They are
 * decorations of pseudo-elements, so that they are neither read out nor translated.
 */
const markStyles = (locale: Locale) => (theme: Theme) => {
  const view = theme.palette.mode === 'dark' ? 'alternate' : 'main';
  return {
    ':root': { '--rule': markUrl('rule', view, locale), '--field': markUrl('field', view, locale) },
    'hr, [data-ruled]::before': {
      height: 15,
      // A little wider than the text beside it: a word begins where a short amount does.
      margin: '0 -12px',
      border: 0,
      ...ruled,
    },
    // Parts of a page that are scrolled below the notice end at a rule, too.
    '[data-notice]::after': {
      content: '""',
      display: 'block',
      height: 15,
      margin: '0 -16px -8px',
      backgroundColor: theme.palette.notice.contrastText,
      WebkitMask: tile,
      '@media (forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' },
    },
    '[data-ruled], [data-specimen]': { position: 'relative', isolation: 'isolate' },
    '[data-ruled]::before, [data-specimen]::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
    },
    '[data-ruled]::before': {
      inset: '-8px -12px',
      height: 'auto',
      margin: 0,
      '--from': 'calc(8px - var(--pitch) / 2)',
    },
    // No words of the lattice behind those of a rule.
    '[data-specimen] hr': { backgroundColor: theme.palette.background.paper },
    '[data-specimen]::before': {
      background: 'var(--field)',
      printColorAdjust: 'exact',
      '@media (forced-colors: active), (prefers-contrast: more)': { display: 'none' },
    },
  };
};

/** The marks' styles, in the page's language and in the colours of the view. */
export const MarkStyles = () => <GlobalStyles styles={markStyles(useLocale())(useTheme())} />;

/** A line that the word for simulation interrupts, over and over. */
export const Rule = () => <hr aria-hidden="true" />;

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
  printColorAdjust: 'exact',
  '@media (forced-colors: active), print': { outline: '1px solid' },
}));

/** The word for simulation as a label, for the title of whatever shows a figure. */
export const Stamp = () => <StampLabel>{useTranslations('notice')('word')}</StampLabel>;
