import { GlobalStyles } from '@/components/styles/GlobalStyles';
import type { Theme } from '@emotion/react';

/** The parts of a view, which are dimmed. The notice and what opens above the page are not. */
const parts = ['#side-panel', 'header', '#content'];

/** Dimmed as far as the contrast of faint text allows (4.5:1). */
const brightness = { light: 0.74, dark: 0.8 };

/** Of a card with something framed in it, lighter than the rest: coloured text stands on it. */
const cardLight = 0.84;

/**
 * Frames elements, and dims everything else, by selectors only: rows that come later are framed too,
 * and nothing is measured or moved.
 *
 * @param targets selectors
 */
const spotlight =
  (targets: readonly string[]) =>
  ({ palette }: Theme) => {
    const target = `:is(${targets.join()})`;
    const around = `:has(${target})`;
    const ancestors = parts.map((part) => `${part} ${around}`);
    const cardsAround = [`#side-panel${around}`, `#content section${around}`].join();
    const light = brightness[palette.mode];
    const dimmed = (colour: string, share: number) => ({
      backgroundColor: `color-mix(in srgb, ${colour} ${100 * share}%, black)`,
    });
    const list = `#content [data-testid=latest-trades]${around}`;
    const everyPart = [`#side-panel${around}`, 'header', '#content', ...ancestors].join();
    return {
      '@media screen': {
        [target]: {
          outline: `2px solid ${palette.text.primary}`,
          outlineOffset: 6,
          borderRadius: 4,
          boxShadow: `0 0 0 3px ${palette.background.paper}, 0 0 0 6px ${palette.notice.main}`,
        },
        [`${target}:focus-visible`]: { outlineWidth: 5 },
        // Without the selector, in Firefox before 121, elements are framed and nothing is dimmed.
        '@supports selector(:has(a))': {
          '@media (forced-colors: none)': {
            // Not a rule, which would then cover the frame of what is above it.
            [`:is(${everyPart}) > :not(${target}, ${around}, hr)`]: {
              filter: `grayscale(1) brightness(${light})`,
            },
            // Rows on a card: their words cover the lines behind them in the colour of that card.
            [`${list} > :not(${target}, ${around}), ${list} > ${around} > :not(${target}, ${around})`]:
              { filter: 'grayscale(1)' },
            [`${list} > :not(${target}) > :not(${target}, ${around})`]: dimmed(
              palette.background.paper,
              cardLight,
            ),
            [`#side-panel:not(${around})`]: { filter: `grayscale(1) brightness(${light})` },
            [`body, :root:root header, header ${around}`]: dimmed(
              palette.background.default,
              light,
            ),
            [cardsAround]: dimmed(palette.background.paper, cardLight),
            ':root': { '--faint-text': palette.text.primary },
            'header [aria-pressed=true]': { color: `${palette.text.primary} !important` },
            // Above the rules beside it, whose lines would cross its frame.
            [`#content [data-specimen] :is(${target}, ${around})`]: { zIndex: 1 },
            [`${target}:not(button, select, input)`]: {
              backgroundColor: palette.background.paper,
            },
            [`${target} > td`]: { backgroundColor: 'inherit !important' },
            // The menu of small screens is opened on purpose.
            '#side-panel:popover-open': {
              backgroundColor: palette.background.paper,
              filter: 'none !important',
            },
            '#side-panel:popover-open *': { filter: 'none !important' },
          },
        },
      },
    };
  };

/** Frames what a step is about, and dims the rest of the page. @param targets selectors */
export const Spotlight = ({ targets }: { targets: readonly string[] }) => (
  <GlobalStyles styles={spotlight(targets)} />
);
