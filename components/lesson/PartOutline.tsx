import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme } from '@mui/material/styles';
import { useEffect, type CSSProperties, type RefObject } from 'react';
import { forcedColours } from '@/components/theme/tokens';
import type { Part } from '@/lib/config/lesson';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merged with React's own
  interface AriaAttributes {
    'data-part'?: Part | undefined;
  }
}

/** Around text inside of a card, and at the edge of the window. */
const tight = { outlineOffset: 0, halo: 4 };

/** Eight pixels from the next part. */
const beside = { outlineOffset: 2, halo: 6, borderRadius: 8 };

/**
 * By `data-part`. The padding keeps text clear of the outline, and the margin keeps its place. The
 * scroll margin keeps what is above the part in its card, so that the notice does not cut it.
 */
const shapes: { readonly [Each in Part]?: CSSProperties & { halo?: number } } = {
  count: {
    ...tight,
    padding: '0 8px',
    margin: '0 4px 0 -8px',
    borderRadius: 6,
    scrollMarginTop: 136,
  },
  rate: {
    ...tight,
    padding: '8px 12px',
    margin: '-8px -12px',
    borderRadius: 8,
    scrollMarginTop: 136,
  },
  stable: { ...tight, padding: '0 5px', margin: '0 -5px', borderRadius: 6 },
  panel: { ...tight, borderRadius: 8 },
  total: {
    ...beside,
    width: 'fit-content',
    padding: '0 8px 2px',
    margin: '0 -8px -2px',
    borderRadius: 10,
    scrollMarginTop: 64,
  },
  start: { ...beside, scrollMarginTop: 80 },
  withdraw: beside,
};

type Props = {
  parts: readonly Part[];
  /** Whether the question about the parts was answered. */
  isAnswered: boolean;
  /** The element that contains the parts of the view. */
  layout: RefObject<HTMLElement | null>;
};

/**
 * Scrolls the parts of the page that a sign is about into view, and outlines them: softly until the
 * answer.
 */
export const PartOutline = ({ parts, isAnswered, layout }: Props) => {
  const { palette } = useTheme();
  useEffect(() => {
    // The first one last, so that it is seen even if there is no room for all.
    for (const part of parts.toReversed()) {
      const target = layout.current?.querySelector(`[data-part=${part}]`);
      target?.scrollIntoView({ block: 'nearest' });
      // A part that is higher than its room shows its beginning.
      if (target && target.getBoundingClientRect().top < 0) target.scrollIntoView();
    }
  }, [parts, isAnswered, layout]);
  const soft = `color-mix(in srgb, ${palette.accentText} 50%, transparent)`;
  const styles = parts.map((part) => {
    const { halo = 10, ...shape } = shapes[part] ?? {};
    return {
      // With `body`, stronger than MUI's `outline: 0` on buttons.
      [`body [data-part=${part}]`]: {
        // Beside `scroll-padding`, 24 pixels from the notice and from the sheet.
        scrollMarginBlock: 16,
        outline: `2px solid ${isAnswered ? palette.accentText : soft}`,
        outlineOffset: 4,
        borderRadius: 12,
        ...(isAnswered && { boxShadow: `0 0 0 ${halo}px ${palette.halo}` }),
        ...shape,
        [forcedColours]: { outlineColor: 'Highlight' },
        '@media print': { outline: 'none', boxShadow: 'none' },
      },
    };
  });
  return <GlobalStyles styles={styles} />;
};
