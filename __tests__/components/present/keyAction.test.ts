import { keyAction } from '@/components/present/keyAction';

const press = (key: string, changes = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  defaultPrevented: false,
  ...changes,
});

const focus = (html: string): Element | null => {
  document.body.innerHTML = html;
  return document.body.querySelector('[data-focus]');
};

describe('keyAction', () => {
  it.each([
    [' ', 'hold'],
    ['ArrowLeft', 'back'],
    ['ArrowRight', 'forward'],
    ['PageUp', 'previous'],
    ['PageDown', 'next'],
    ['Home', 'beginning'],
    ['+', 'faster'],
    ['-', 'slower'],
    ['f', 'fullScreen'],
    ['F', 'fullScreen'],
    ['?', 'help'],
    ['Escape', 'leave'],
    ['x', null],
    ['Tab', null],
    ['constructor', null],
  ])('%j does %s', (key, action) => {
    expect(keyAction(press(key), document.body, true)).toBe(action);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'defaultPrevented'])(
    'leaves keys with %s alone',
    (what) => {
      expect(keyAction(press('ArrowLeft', { [what]: true }), null, true)).toBeNull();
    },
  );

  it('turns off keys of a single character, but not the others', () => {
    for (const key of ['+', '-', 'f', '?']) expect(keyAction(press(key), null, false)).toBeNull();
    expect(keyAction(press('Escape'), null, false)).toBe('leave');
    expect(keyAction(press(' '), null, false)).toBe('hold');
  });

  it.each([
    ['a button takes space', '<button data-focus></button>', [' '], ['ArrowLeft', 'f']],
    ['a checkbox takes space', '<input type="checkbox" data-focus>', [' '], ['Home', 'f']],
    [
      'a slider takes arrows and Home',
      '<input type="range" data-focus>',
      ['ArrowLeft', 'Home'],
      [' ', '+'],
    ],
    [
      'a chart takes arrows and Home',
      '<div role="application" tabindex="0" data-focus></div>',
      ['ArrowRight', 'Home'],
      [' ', 'f', 'Escape'],
    ],
    [
      'a select takes all keys but Escape',
      '<select data-focus></select>',
      [' ', 'ArrowLeft', 'f', '+'],
      ['Escape'],
    ],
    ['a text field takes what is typed', '<input data-focus>', [' ', 'f', '?'], ['Escape']],
    ['a box takes none of them', '<div tabindex="0" data-focus></div>', [], [' ', 'Home', 'f']],
    [
      'a modal dialog takes every key',
      '<div aria-modal="true"><button data-focus></button></div>',
      ['Escape', ' ', 'f', 'ArrowLeft'],
      [],
    ],
    ['a link takes none of them', '<a href="/" data-focus></a>', [], [' ', 'Home', 'Escape']],
  ])('%s', (_, html, taken, left) => {
    const focused = focus(html);
    expect(focused).not.toBeNull();
    for (const key of taken)
      expect([key, keyAction(press(key), focused, true)]).toEqual([key, null]);
    for (const key of left) {
      expect([key, keyAction(press(key), focused, true)]).not.toEqual([key, null]);
    }
  });

  it('leaves arrows, Home and space to a box that scrolls', () => {
    const box = focus('<div tabindex="0" data-focus></div>');
    Object.defineProperty(box, 'scrollHeight', { value: 300 });
    for (const key of ['ArrowLeft', 'Home', ' ']) {
      expect([key, keyAction(press(key), box, true)]).toEqual([key, null]);
    }
    expect(keyAction(press('f'), box, true)).toBe('fullScreen');
    expect(keyAction(press('Escape'), box, true)).toBe('leave');
  });
});
