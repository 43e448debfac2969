/** The `name` of every button that opens the lesson. */
export const lessonButtonName = 'lesson';

/** The words of the page's notice. */
export type NoticeWords = {
  readonly text: string;
  /** On the button in it. */
  readonly lesson: string;
};

/** The words of a notice, as they are or as a translator has changed them; empty if missing. */
export const wordsOf = (notice: Element): NoticeWords => ({
  text: notice.querySelector(':scope>span')?.textContent.trim() ?? '',
  lesson: notice.querySelector(`[name=${lessonButtonName}]`)?.textContent.trim() ?? '',
});

/** Replaces the content of a notice by one that needs no style sheet. */
export const fillNotice = (notice: Element, { text, lesson }: NoticeWords) => {
  const span = document.createElement('span');
  span.textContent = text;
  span.style.cssText = 'all:unset!important';
  const button = document.createElement('button');
  button.type = 'button';
  button.name = lessonButtonName;
  button.textContent = lesson;
  button.style.cssText =
    'margin:-6px 0;padding:6px 4px;border:0;background:none;color:inherit;font:inherit;' +
    'text-decoration:underline;cursor:pointer';
  notice.replaceChildren(span, ' ', button);
};
