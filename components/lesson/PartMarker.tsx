import { cardClasses } from '@mui/material/Card';
import { cardContentClasses } from '@mui/material/CardContent';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect, type RefObject } from 'react';
import { forcedColours, radius } from '@/components/theme/tokens';
import { noticeColours } from '@/lib/config/colours';
import type { Part } from '@/lib/config/lesson';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merged with React's own
  interface AriaAttributes {
    'data-part'?: Part | undefined;
  }
}

/** The room in the ring, and the tag at the right end of its upper edge: clear of letters. */
const box = { inset: '-1px', borderRadius: 13, overlap: 6, right: 12 };
const text = { inset: '-1px -5px', borderRadius: 6, overlap: -1, right: 0 };
const figure = { inset: '-5px', borderRadius: 9, overlap: 2, right: 0 };

const shapes: Partial<Record<Part, typeof box>> = {
  count: text,
  growth: { ...text, inset: '1px -5px' },
  rate: text,
  stable: text,
  total: figure,
  withdraw: text,
};

const selectorOf = (part: Part) => `[data-part=${part}]`;

/** If several rows have the part, only the newest is marked. */
const markedBy = (part: Part) => {
  const selector = selectorOf(part);
  return `${selector}:not(tr:has(${selector}) ~ tr *)`;
};

type Props = {
  /** The number of the sign. */
  step: number;
  parts: readonly [Part, ...Part[]];
  /** The element that contains the parts of the view. */
  layout: RefObject<HTMLElement | null>;
};

/**
 * Scrolls the parts of the page that a sign is about into view, and marks them: each with a ring,
 * and the first with a tag.
 */
export const PartMarker = ({ step, parts, layout }: Props) => {
  const { palette, typography } = useTheme();
  const label = JSON.stringify(useTranslations('lesson')('sign', { number: String(step) }));
  useEffect(() => {
    // Scrolls to the first part last, so that it is visible even if there is no room for all.
    for (const part of parts.toReversed()) {
      const target = layout.current?.querySelector(selectorOf(part));
      target?.scrollIntoView({ block: 'nearest' });
      // If the part is higher than its room, shows the top.
      if (target && target.getBoundingClientRect().top < 0) target.scrollIntoView();
    }
  }, [parts, layout]);
  const yellow = noticeColours.main;
  const { markerEdge } = palette;
  const styles = parts.map((part, index) => {
    const { inset, borderRadius, overlap, right } = shapes[part] ?? box;
    return {
      [markedBy(part)]: {
        position: 'relative',
        // In addition to `scroll-padding`: room for the marker, and for the lines above a text.
        scrollMarginBlock: part in shapes ? '6rem 16px' : '24px 16px',
        // Not as wide as its card.
        width: part === 'rate' || part === 'total' ? 'fit-content' : undefined,
        // A card would cut off its marker. Without a height of its own, it keeps that of its area.
        [`&.${cardClasses.root}`]: { minHeight: 0, overflow: 'visible' },
        // The labels of the axis reach far below the card, out of sight.
        [`& > .${cardContentClasses.root}`]: { overflow: 'hidden' },
        // The `::before` of the count, which `ProfitCard` hides, becomes its ring.
        '&::before': {
          inset,
          borderRadius,
          content: '""',
          position: 'absolute',
          height: 'auto',
          boxShadow: `0 0 0 3px ${yellow}, 0 0 0 4px ${markerEdge}`,
          pointerEvents: 'none',
          visibility: 'visible',
          [forcedColours]: { outline: '3px solid Highlight' },
        },
        '&::after': index === 0 && {
          ...typography.micro,
          position: 'absolute',
          right,
          bottom: `calc(100% - ${overlap}px)`,
          // Not part of the name of a button.
          content: [label, `${label} / ""`],
          zIndex: 1,
          padding: '0 6px',
          borderRadius: radius.small,
          backgroundColor: yellow,
          boxShadow: `0 0 0 1px ${markerEdge}`,
          color: noticeColours.contrastText,
          fontWeight: 600,
          letterSpacing: 'normal',
          whiteSpace: 'nowrap',
          pointerEvents: 'none',
          [forcedColours]: { outline: '1px solid' },
        },
      },
    };
  });
  return <GlobalStyles styles={{ '@media screen': styles }} />;
};
