import type { View } from '@/lib/config/views';
import { shownTargets } from './shownTargets';
import { row, sold, stableRows } from './signTargets';

/** Parts of either view that can be pressed while the lesson asks. Outer parts come first. */
const selectors = {
  trades: '[data-part=trades]',
  trade: sold,
  stable: stableRows.join(),
  open: `${row}[data-status=new]`,
  sales: '[data-part=daily-sales]',
  fixed: '[data-part=daily-sales] [data-part=subheader]',
  campaign: '[data-part=last-campaign]',
  statistics: '[data-part=statistics]',
  total: '[data-part=total]',
  period: '[name=period]',
  last: '[data-figure=last]',
  count: '[data-figure=trades]',
  rate: '[data-figure=rate]',
  withdraw: '[data-part=withdraw]',
  name: '[data-part=name]',
  navigation: '[data-part=navigation]',
  languages: '[data-part=languages]',
  search: 'header [type=search]',
  bell: '[data-part=bell]',
  pause: '[name=pause]',
  share: '[name=share]',
  details: '[name=details]',
  start: '[data-start]',
  notice: '[data-notice]',
} as const;

export type PagePart = keyof typeof selectors;

const pageParts = Object.keys(selectors) as PagePart[];

/** The parts that count as the sign of a step, for each step about a sign. */
export const signParts: Readonly<Record<View, readonly (readonly PagePart[])[]>> = {
  main: [
    ['trades'],
    ['trades'],
    ['count', 'last', 'trades'],
    ['total', 'name', 'period', 'fixed', 'search', 'navigation'],
    ['total'],
  ],
  alternate: [
    ['start'],
    ['rate', 'trades', 'trade', 'stable'],
    ['stable'],
    ['open', 'total'],
    ['withdraw', 'total'],
  ],
};

/** Messages that explain why a part is no sign, for views in which it is none. */
export const harmless = {
  sales: 'harmlessChart',
  campaign: 'harmlessChart',
  statistics: 'harmlessStatistics',
  count: 'harmlessCount',
  name: 'harmlessName',
  navigation: 'harmlessNavigation',
  languages: 'harmlessLanguages',
  bell: 'harmlessBell',
  pause: 'harmlessPause',
  share: 'harmlessShare',
  details: 'harmlessDetails',
  start: 'harmlessStart',
  notice: 'harmlessNotice',
} as const satisfies Partial<Record<PagePart, string>>;

export type Answer = (typeof harmless)[keyof typeof harmless] | 'harmlessPage' | 'anotherSign';

const isHarmless = (part: PagePart): part is keyof typeof harmless => part in harmless;

/**
 * The message about a press; `null` if the press found the sign of the step.
 *
 * @param part the pressed part; `null` for the rest of the page, such as a title or empty ground
 * @param shown the parts on the page; without parts of the sign, the list counts instead
 */
export const judgePress = (
  view: View,
  step: number,
  part: PagePart | null,
  shown: readonly PagePart[],
): Answer | null => {
  if (part === null) return 'harmlessPage';
  const signs = signParts[view][step - 1] ?? [];
  const isList = part === 'trades' || part === 'trade';
  if (signs.includes(part)) return null;
  if (isList && !signs.some((sign) => shown.includes(sign))) return null;
  const isSign = signParts[view].some((parts) => parts.includes(part));
  return !isSign && isHarmless(part) ? harmless[part] : 'anotherSign';
};

export type ShownPart = { readonly part: PagePart; readonly element: Element };

/** The parts on the page, in its order. Each element has only its last match in `selectors`. */
export const shownParts = (): readonly ShownPart[] => {
  const found = new Map<Element, PagePart>();
  for (const part of pageParts) {
    for (const element of shownTargets([selectors[part]]).flat()) {
      if (element.closest('dialog') === null) found.set(element, part);
    }
  }
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  return Array.from(found, ([element, part]) => ({ part, element })).toSorted((one, other) =>
    one.element.compareDocumentPosition(other.element) & DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
};
