/** The actions of keys in a presentation. */
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
  // The keys that presenter remotes send.
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

/** A selector of the elements that the space bar activates. */
export const pressable = 'button, summary, [type=checkbox], [role=button]';

const movement = /^(Arrow|Home|Page)/;

/** Elements that use keys themselves while focused, and those keys. */
const takers: readonly { readonly selector: string; readonly key: RegExp }[] = [
  { selector: '[aria-modal="true"] *, [aria-modal="true"]', key: /./ },
  { selector: 'input:not([type=range], [type=checkbox]), textarea, select', key: /^(?!Escape)/ },
  { selector: pressable, key: /^ $/ },
  { selector: '[type=range], [role=slider], [role=application]', key: movement },
];

/** A selector of boxes that scroll if they are too small. */
const box = '[tabindex="0"]:not([role=application], [role=slider])';

/** Whether a focused element uses a key itself. */
const takes = (focused: Element, key: string) =>
  takers.some((taker) => taker.key.test(key) && focused.matches(taker.selector)) ||
  (focused.matches(box) &&
    focused.scrollHeight > focused.clientHeight &&
    /^(Arrow|Home| $)/.test(key));

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented'>;

/**
 * The action of a pressed key; `null` if the presentation does not handle the key.
 *
 * @param focused the focused element
 * @param takesSingle whether single-character shortcuts are enabled
 */
export const keyAction = (
  { key, altKey, ctrlKey, metaKey, defaultPrevented }: Pressed,
  focused: Element | null,
  takesSingle: boolean,
): KeyAction | null => {
  if (defaultPrevented || altKey || ctrlKey || metaKey) return null;
  if (focused !== null && takes(focused, key)) return null;
  const single = takesSingle ? singleCharacters.get(key.toLowerCase()) : undefined;
  return actions.get(key) ?? single ?? null;
};
