import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme } from '@mui/material/styles';
import { useEffect, type RefObject } from 'react';
import { forcedColours, radius } from '@/components/theme/tokens';
import type { Part } from '@/lib/config/lesson';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merged with React's own
  interface AriaAttributes {
    'data-part'?: Part | undefined;
  }
}

/** Parts that are text, which the outline leaves some room. */
const texts: readonly Part[] = ['count', 'rate', 'stable', 'total'];

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
  const translucent = (percent: number) =>
    `color-mix(in srgb, ${palette.accentText} ${percent}%, transparent)`;
  // With `body`, stronger than MUI's `outline: 0` on buttons.
  const selector = (names: readonly Part[]) =>
    `body :is(${names.map((name) => `[data-part=${name}]`).join()})`;
  const styles = [
    {
      [selector(parts)]: {
        // Beside `scroll-padding`, 24 pixels from the notice and from the sheet.
        scrollMarginBlock: 16,
        outline: `2px solid ${isAnswered ? palette.accentText : translucent(50)}`,
        outlineOffset: 2,
        boxShadow: isAnswered ? `0 0 0 6px ${translucent(15)}` : undefined,
        [forcedColours]: { outlineColor: 'Highlight' },
        '@media print': { outline: 'none', boxShadow: 'none' },
      },
      // Only of parts without a radius of their own.
      [`:where(${selector(parts)})`]: { borderRadius: radius.control },
    },
    {
      [selector(parts.filter((part) => texts.includes(part)))]: {
        width: 'fit-content',
        padding: '2px 6px',
        margin: '-2px 0 -2px -6px',
        // Keeps what is above the text in its card clear of the notice.
        scrollMarginTop: '6rem',
      },
    },
  ];
  return <GlobalStyles styles={styles} />;
};
