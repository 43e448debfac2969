import { useEffect } from 'react';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';

/** The parts of a view, which are dimmed. The notice and what opens above the page are not. */
const parts = ['#side-panel', 'header', '#content'];

/** The opacity of dimmed parts: the lowest at which faint text keeps a contrast of 4.5:1. */
const brightness = { light: 0.74, dark: 0.8 };

/** Of a card with something framed in it, lighter than the rest: coloured text stands on it. */
const cardLight = 0.84;

/** On what a step is about, and on everything around that. */
const framed = 'data-framed';
const around = 'data-around';

/** Sets an attribute on some elements, and on no others. */
const setOnly = (attribute: string, wanted: ReadonlySet<Element>) => {
  for (const element of document.querySelectorAll(`[${attribute}]`)) {
    if (!wanted.has(element)) element.removeAttribute(attribute);
  }
  for (const element of wanted) {
    if (!element.hasAttribute(attribute)) element.setAttribute(attribute, '');
  }
};

const mark = (selector: string) => {
  const targets = new Set(document.querySelectorAll(selector));
  const outer = new Set<Element>();
  for (const target of targets) {
    for (let each = target.parentElement; each !== null; each = each.parentElement) outer.add(each);
  }
  setOnly(framed, targets);
  setOnly(around, outer);
};

/**
 * Marks what a step is about, also what comes later. With attributes, because the browser would need a
 * long task to find everything around it by `:has()`.
 */
const useMarked = (targets: readonly string[]) => {
  useEffect(() => {
    const update = () => mark(targets.join());
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-status'],
    });
    return () => {
      observer.disconnect();
      setOnly(framed, new Set());
      setOnly(around, new Set());
    };
  }, [targets]);
};

/** Frames what is marked, and dims everything else; nothing is measured or moved. */
const spotlight = ({ palette }: Theme) => {
  const target = `[${framed}]`;
  const outer = `[${around}]`;
  const ancestors = parts.map((part) => `${part} ${outer}`);
  const cardsAround = [`#side-panel${outer}`, `#content section${outer}`].join();
  const light = brightness[palette.mode];
  const dimmed = (colour: string, share: number) => ({
    backgroundColor: `color-mix(in srgb, ${colour} ${100 * share}%, black)`,
  });
  const list = `#content ol[data-part=trades]${outer}`;
  const everyPart = [`#side-panel${outer}`, 'header', '#content', ...ancestors].join();
  return {
    '@media screen': {
      // Also of a row, whose outline MUI takes away.
      [`:root ${target}`]: {
        outline: `2px solid ${palette.text.primary}`,
        outlineOffset: 6,
        borderRadius: 4,
        boxShadow: `0 0 0 3px ${palette.background.paper}, 0 0 0 6px ${palette.notice.main}`,
      },
      [`:root ${target}:focus-visible`]: { outlineWidth: 5 },
      '@media (forced-colors: none)': {
        // Except rules, which would cover the frame of the element above.
        [`:is(${everyPart}) > :not(${target}, ${outer}, hr)`]: {
          filter: `grayscale(1) brightness(${light})`,
        },
        // Rows on a card: their words cover the lines behind them in the colour of that card.
        [`${list} > :not(${target}, ${outer}), ${list} > ${outer} > :not(${target}, ${outer})`]: {
          filter: 'grayscale(1)',
        },
        [`${list} > :not(${target}) > :not(${target}, ${outer})`]: dimmed(
          palette.background.paper,
          cardLight,
        ),
        [`#side-panel:not(${outer})`]: { filter: `grayscale(1) brightness(${light})` },
        [`body, :root:root header, header ${outer}`]: dimmed(palette.background.default, light),
        [cardsAround]: dimmed(palette.background.paper, cardLight),
        ':root': { '--faint-text': palette.text.primary },
        'header [aria-pressed=true]': { color: `${palette.text.primary} !important` },
        // Above the rules beside it, whose lines would cross its frame.
        [`#content [data-specimen] :is(${target}, ${outer})`]: { zIndex: 1 },
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
  };
};

/** Constant, so never rendered again. */
const styles = <GlobalStyles styles={spotlight} />;

/** Frames what a step is about, and dims the rest of the page. @param targets selectors */
export const Spotlight = ({ targets }: { targets: readonly string[] }) => {
  useMarked(targets);
  return styles;
};
