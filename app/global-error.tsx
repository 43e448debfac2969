'use client';

import { useState } from 'react';

/**
 * The last resort, if even the boundaries of a page fail: the notice and a button to reload the
 * page, in its language. Imports none of our modules, because every page contains it.
 */
export default function GlobalError() {
  // Reads the failed page, which React is about to remove.
  const [{ lang, notice, title }] = useState(() => ({
    lang: document.documentElement.lang,
    notice: document.getElementById('simulation-notice-text')?.textContent,
    title: document.title,
  }));
  return (
    <html lang={lang}>
      <body>
        <p>
          <strong>{notice}</strong>
        </p>
        <button type="button" onClick={() => window.location.reload()}>
          {`↻ ${title}`}
        </button>
      </body>
    </html>
  );
}
