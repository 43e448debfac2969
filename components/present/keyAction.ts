/** What a key does in a presentation. */
export type KeyAction =
  | 'hold'
  | 'back'
  | 'forward'
  | 'previous'
  | 'next'
  | 'beginning'
  | 'faster'
  | 'slower'
  | 'fullScreen'
  | 'help'
  | 'leave';

const actions: ReadonlyMap<string, KeyAction> = new Map([
  [' ', 'hold'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  // The keys of a presenter's clicker.
  ['PageUp', 'previous'],
  ['PageDown', 'next'],
  ['Home', 'beginning'],
  ['Escape', 'leave'],
]);

const singleCharacters: ReadonlyMap<string, KeyAction> = new Map([
  ['+', 'faster'],
  ['-', 'slower'],
  ['f', 'fullScreen'],
  ['?', 'help'],
]);

/** Selects what space presses. */
export const pressable = 'button, summary, [type=checkbox], [role=button]';

const movement = /^(Arrow|Home|Page)/;

/** The elements that use a key themselves while they have the focus, and the keys that they use. */
const takers: readonly { readonly selector: string; readonly key: RegExp }[] = [
  { selector: '[aria-modal="true"] *, [aria-modal="true"]', key: /./ },
  { selector: 'input:not([type=range], [type=checkbox]), textarea, select', key: /^(?!Escape)/ },
  { selector: pressable, key: /^ $/ },
  { selector: '[type=range], [role=slider], [role=application]', key: movement },
  // Boxes that scroll.
  { selector: '[tabindex="0"]:not([role=application], [role=slider])', key: /^(Arrow|Home| $)/ },
];

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented'>;

/**
 * What a key that was pressed does; `null` if it is none of the presentation's.
 *
 * @param focused what has the focus
 * @param takesSingle whether keys of a single character are used
 */
export const keyAction = (
  { key, altKey, ctrlKey, metaKey, defaultPrevented }: Pressed,
  focused: Element | null,
  takesSingle: boolean,
): KeyAction | null => {
  if (defaultPrevented || altKey || ctrlKey || metaKey) return null;
  const isTaken = takers.some((taker) => taker.key.test(key) && focused?.matches(taker.selector));
  if (isTaken) return null;
  const single = takesSingle ? singleCharacters.get(key.toLowerCase()) : undefined;
  return actions.get(key) ?? single ?? null;
};
