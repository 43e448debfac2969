/** The `name` of every button that opens the lesson. */
export const lessonButtonName = 'lesson';

/** The words of the page's notice. */
export type NoticeWords = {
  readonly text: string;
  /** On the button in it. */
  readonly lesson: string;
};

const buttonIn = (notice: Element) => notice.querySelector(`[name=${lessonButtonName}]`);

/**
 * The words of a notice, in the page's current language, or as a translation tool has changed them.
 *
 * @param known replaces what is missing
 */
export const wordsOf = (notice: Element, known: NoticeWords): NoticeWords => {
  const copy = notice.cloneNode(true) as Element;
  const button = buttonIn(copy);
  button?.remove();
  return {
    text: copy.textContent.trim() || known.text,
    lesson: button?.textContent.trim() || known.lesson,
  };
};

/** Adds to a notice what it lacks: its text, its button, or both. */
export const completeNotice = (notice: Element, { text, lesson }: NoticeWords) => {
  if (notice.textContent.trim() === '') {
    const span = document.createElement('span');
    span.textContent = text;
    notice.replaceChildren(span);
  }
  if (buttonIn(notice) !== null) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.name = lessonButtonName;
  button.textContent = lesson;
  button.style.cssText =
    'all:unset;margin:-6px 0;padding:6px 4px;text-decoration:underline;cursor:pointer';
  notice.append(' ', button);
};
