import type { Page } from '@playwright/test';

/** Wraps each text in two new elements, as the translators of browsers do. */
const translate = (page: Page, suffix: string) =>
  page.evaluate((suffix) => {
    // The types no longer contain this element, but translators use it.
    const tag: string = 'font';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isShown = !text.parentElement?.closest('script, style, noscript');
      if (text.data.trim() === '' || !isShown) continue;
      const [outer, inner] = [document.createElement(tag), document.createElement(tag)];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data + suffix);
    }
  }, suffix);

/** Wraps every text that is on the page or comes later, as a translator does that stays at work. */
export const keepTranslating = (page: Page) =>
  page.evaluate(() => {
    const tag: string = 'font';
    const wrapAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!text.data.trim() || !parent || parent.closest('script, style, font')) continue;
        const [outer, inner] = [document.createElement(tag), document.createElement(tag)];
        text.replaceWith(outer);
        outer.append(inner);
        // A new text node: an update of the old one would have no effect.
        inner.append(text.data);
      }
    };
    wrapAll();
    new MutationObserver(wrapAll).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });

/** What extensions, translators and visitors may do to a page before its scripts load. */
export const changes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'every text wrapped in two font elements': (page) => translate(page, ''),
  'every text translated': (page) => translate(page, ' (translated)'),
  'an element first in the body': (page) =>
    page.evaluate(() => {
      document.body.prepend(Object.assign(document.createElement('div'), { id: 'foreign' }));
    }),
  'an element beside every part of the page': (page) =>
    page.evaluate(() => {
      for (const part of document.body.querySelectorAll(':scope > :not(script)')) {
        part.after(document.createElement('div'));
      }
    }),
  'a span at the end of every button, heading and list item': (page) =>
    page.evaluate(() => {
      for (const each of document.querySelectorAll('button, h1, h2, h3, li')) {
        each.append(document.createElement('span'));
      }
    }),
  'an attribute on every element': (page) =>
    page.evaluate(() => {
      for (const each of document.querySelectorAll('*')) each.setAttribute('data-foreign', '');
    }),
  'headings removed': (page) =>
    page.evaluate(() => {
      for (const each of document.querySelectorAll('h1, h2')) each.remove();
    }),
  'text entered in the fields': (page) =>
    page.evaluate(() => {
      for (const each of document.querySelectorAll('input')) each.value = 'filled in';
    }),
  'style elements in the head': (page) =>
    page.evaluate(() => {
      document.head.prepend(document.createElement('style'));
      document.head.append(document.createElement('style'));
    }),
};
