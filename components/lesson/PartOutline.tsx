import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, type RefObject } from 'react';

type Props = {
  parts: readonly string[];
  /** Whether the question about the parts was answered. */
  isShown: boolean;
  /** The element that contains the parts of the view. */
  layout: RefObject<HTMLElement | null>;
};

/** Scrolls the parts of the page that a sign is about into view, and outlines them after the question. */
export const PartOutline = ({ parts, isShown, layout }: Props) => {
  // With `body`, stronger than MUI's `outline: 0` on buttons.
  const selector = parts.map((part) => `body [data-part=${part}]`).join();
  useEffect(() => {
    const targets = [...(layout.current?.querySelectorAll(selector) ?? [])];
    // The first one last, so that it is seen even if there is no room for all.
    targets.reverse().forEach((target) => target.scrollIntoView({ block: 'nearest' }));
  }, [selector, isShown, layout]);
  const outline = { outline: '3px solid', outlineOffset: 4, borderRadius: '12px' };
  return <GlobalStyles styles={{ [selector]: { scrollMargin: 12, ...(isShown && outline) } }} />;
};
