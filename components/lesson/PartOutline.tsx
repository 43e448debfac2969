import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, type RefObject } from 'react';

type Props = {
  parts: readonly string[];
  /** The element that contains the parts of the view. */
  layout: RefObject<HTMLElement | null>;
};

/** Outlines the parts of the page that a sign is about, and scrolls them into view. */
export const PartOutline = ({ parts, layout }: Props) => {
  // With `body`, stronger than MUI's `outline: 0` on buttons.
  const selector = parts.map((part) => `body [data-part=${part}]`).join();
  useEffect(() => {
    const targets = layout.current?.querySelectorAll(selector);
    targets?.forEach((target) => target.scrollIntoView({ block: 'nearest' }));
  }, [selector, layout]);
  const outline = { outline: '3px solid', outlineOffset: 4, scrollMargin: 12 };
  return <GlobalStyles styles={{ [selector]: outline }} />;
};
