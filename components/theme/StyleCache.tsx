'use client';

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useServerInsertedHTML } from 'next/navigation';
import { useState, type ReactNode } from 'react';

const key = 'mui';

/** Lists the names of the component styles in a `style` element of the HTML. */
const attribute = 'data-styles';

/**
 * Emotion's cache, and a function that returns the styles that were added since its last call. In the
 * browser, the component styles of the HTML count as inserted already.
 */
const makeCache = () => {
  // Without prefixes, which are for browsers of before 2020: 0.4 kB (Brotli) of each page.
  const cache = createCache({ key, stylisPlugins: [] });
  let added: { name: string; isGlobal: boolean }[] = [];
  if (typeof document === 'undefined') {
    // Keeps the text of the styles.
    cache.compat = true;
    const { insert } = cache;
    cache.insert = (selector, serialized, ...rest) => {
      added.push({ name: serialized.name, isGlobal: selector === '' });
      return insert(selector, serialized, ...rest);
    };
  } else {
    for (const element of document.querySelectorAll(`style[${attribute}]`)) {
      const names = element.getAttribute(attribute)?.split(' ') ?? [];
      for (const name of names) cache.inserted[name] = true;
    }
  }
  const flush = () => {
    const all = added.map((each) => ({ ...each, css: String(cache.inserted[each.name]) }));
    added = [];
    return all;
  };
  return { cache, flush };
};

/**
 * Puts the styles of a page into its HTML: those of the whole page first, each in an element that
 * Emotion finds again, then those of all components in one element. MUI's `AppRouterCacheProvider` writes
 * a `style` element for each boundary, and the browser computes the styles of the page after each.
 */
export const StyleCache = ({ children }: { children: ReactNode }) => {
  const [{ cache, flush }] = useState(makeCache);
  useServerInsertedHTML(() => {
    const all = flush();
    const ofComponents = all.filter(({ isGlobal }) => !isGlobal);
    const element = (attributes: Record<string, string>, css: string) => (
      <style key={css} {...attributes} dangerouslySetInnerHTML={{ __html: css }} />
    );
    return (
      <>
        {all
          .filter(({ isGlobal }) => isGlobal)
          .map(({ name, css }) => element({ 'data-emotion': `${key}-global ${name}` }, css))}
        {ofComponents.length > 0 &&
          element(
            { [attribute]: ofComponents.map(({ name }) => name).join(' ') },
            ofComponents.map(({ css }) => css).join(''),
          )}
      </>
    );
  });
  return <CacheProvider value={cache}>{children}</CacheProvider>;
};
