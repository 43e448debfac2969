import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import type { Box } from './holes';
import { shownParts, type PagePart } from './pageParts';
import { pageStyles } from './Spotlight';
import { boxOf, useMeasured } from './useMeasured';

/** Below the notices, the bars and the lesson. Scrolls with the page. */
const Layer = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: theme.zIndex.appBar - 1,
  overflow: 'hidden',
  pointerEvents: 'none',
  button: {
    position: 'absolute',
    padding: 0,
    border: 0,
    borderRadius: 8,
    background: 'none',
    cursor: 'pointer',
    pointerEvents: 'auto',
    outlineOffset: -2,
    '&:hover': { outline: `1px solid ${theme.palette.text.secondary}` },
    '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}` },
  },
  '@media print': { display: 'none' },
}));

type MeasuredPart = {
  readonly part: Exclude<PagePart, 'notice'>;
  readonly text: string;
  readonly box: Box;
};

/** The first two cells of a row, to tell the buttons of rows apart. */
const textOf = (element: Element) =>
  Array.from(element.querySelectorAll('td'), (cell) => cell.textContent.trim())
    .slice(0, 2)
    .join(' ');

const measureParts = (): readonly MeasuredPart[] =>
  shownParts().flatMap(({ part, element }) =>
    // Nothing may cover the notice.
    part === 'notice'
      ? []
      : [{ part, text: element.localName === 'tr' ? textOf(element) : '', box: boxOf(element) }],
  );

const noParts: readonly MeasuredPart[] = [];

/** Elements that stay usable while the lesson asks, such as the notices and what was opened. */
const working =
  '[data-part=picker], [data-testid=lesson], [data-notice], [href="#content"], ' +
  '[data-part=transport], [data-part=link-notice], .MuiModal-root, :popover-open';

const controls = 'a, button, input, select, summary, [tabindex="0"], [role=button]';

/** Keys that pass through: they move the focus, leave, are modifiers, or are the browser's own. */
const passing = /^(Tab|Shift|Escape|Control|Alt|Meta|F\d+)$/;

/** Keys that scroll, unless the focused element takes them. */
const scrolling = /^(Arrow|Page|Home|End)/;

const partAt = (target: Element) =>
  shownParts().findLast(({ element }) => element.contains(target))?.part ?? null;

/** Reports presses on the page, and keeps them from the page's own controls. */
const usePresses = (onPress: (part: PagePart | null) => void) => {
  const onClick = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const isText = target.closest('[data-notice]') && !target.closest('button, a');
    if (target.closest(working) === null) {
      event.preventDefault();
      event.stopPropagation();
    } else if (!isText) return;
    onPress(partAt(target));
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    if (passing.test(key) || altKey || ctrlKey || metaKey || !(target instanceof Element)) return;
    if (target.closest(controls) === null || target.closest(working) !== null) return;
    if (scrolling.test(key) && !target.matches('input, select, [role=application]')) return;
    // Enter and the space bar press a control, and that click reports its part.
    if (target.matches('input, select') || !['Enter', ' '].includes(key)) event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    window.addEventListener('click', onClick, true);
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, []);
};

type Props = { onPress: (part: PagePart | null, shown: readonly PagePart[]) => void };

/** Buttons over the parts of the page, in the order of the page, while the lesson asks. */
export const Picker = ({ onPress }: Props) => {
  const t = useLoadedTranslations('lesson');
  const parts = useMeasured(measureParts, noParts);
  const press = (part: PagePart | null) =>
    onPress(
      part,
      shownParts().map((shown) => shown.part),
    );
  usePresses(press);
  return (
    <>
      <GlobalStyles styles={pageStyles} />
      <Layer role="group" aria-label={t('ask')} data-part="picker" data-testid="picker">
        {parts.map(({ part, text, box }, index) => (
          <button
            type="button"
            key={index}
            data-picks={part}
            aria-label={`${t(`part.${part === 'stable' || part === 'open' ? 'trade' : part}`)} ${text}`.trim()}
            onClick={() => press(part)}
            style={{
              left: box.left,
              top: box.top,
              width: box.right - box.left,
              height: box.bottom - box.top,
            }}
          />
        ))}
      </Layer>
    </>
  );
};
