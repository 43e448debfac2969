'use client';

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useServerInsertedHTML } from 'next/navigation';
import { useState, type ReactNode } from 'react';

/** Names the styles that an element of the HTML has. */
const attribute = 'data-styles';

/**
 * Makes Emotion's cache, and a function that returns the styles that were added since its last call:
 * those of the whole page first, so that those of components win where both are as specific.
 *
 * In the browser, the styles of the HTML count as added. Emotion finds those that it has named itself,
 * but inserts their elements again, by which the browser computes the styles of the whole page anew,
 * four times while the page loads.
 */
const makeCache = () => {
  const cache = createCache({ key: 'mui', stylisPlugins: [] });
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
    const all = added.toSorted((a, b) => Number(b.isGlobal) - Number(a.isGlobal));
    added = [];
    return {
      names: all.map(({ name }) => name).join(' '),
      css: all.map(({ name }) => cache.inserted[name]).join(''),
    };
  };
  return { cache, flush };
};

/** Collects the styles of a page, so that the HTML contains them. */
export const StyleCache = ({ children }: { children: ReactNode }) => {
  const [{ cache, flush }] = useState(makeCache);
  useServerInsertedHTML(() => {
    const { names, css } = flush();
    return css && <style {...{ [attribute]: names }} dangerouslySetInnerHTML={{ __html: css }} />;
  });
  return <CacheProvider value={cache}>{children}</CacheProvider>;
};
