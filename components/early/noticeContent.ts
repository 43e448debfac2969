import { textStyle } from './noticeStyle';

/** The `name` of every button that opens the lesson. */
export const lessonButtonName = 'lesson';

/** The id of the notice's text, which describes each dialog that covers the page. */
export const noticeTextId = 'simulation-notice-text';

/** The words of the page's notice. */
export type NoticeWords = {
  readonly text: string;
  /** The label of the button in the notice. */
  readonly lesson: string;
};

/** The words of a notice, possibly changed by a translation tool; empty if missing. */
export const wordsOf = (notice: Element): NoticeWords => ({
  text: notice.querySelector(`#${noticeTextId}`)?.textContent.trim() ?? '',
  lesson: notice.querySelector(`[name=${lessonButtonName}]`)?.textContent.trim() ?? '',
});

/** Replaces the content of a notice. */
export const fillNotice = (notice: Element, { text, lesson }: NoticeWords) => {
  const span = document.createElement('span');
  span.id = noticeTextId;
  span.textContent = text;
  span.style.cssText = textStyle;
  const button = document.createElement('button');
  button.type = 'button';
  button.name = lessonButtonName;
  button.textContent = lesson;
  notice.replaceChildren(span, ' ', button);
};
