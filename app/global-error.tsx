'use client';

/**
 * The last resort, if even the boundaries of a page fail: the notice and a link to load the page
 * again. In English, and without our modules, because every page contains it.
 */
const GlobalError = () => (
  <html lang="en">
    <body>
      <p>
        <strong>
          Simulation. Every figure here is fictitious. Nothing is traded, and there is no money.
        </strong>
      </p>
      <a
        href=""
        onClick={(event) => {
          // A link may load the same page from the cache.
          event.preventDefault();
          window.location.reload();
        }}
      >
        Load the page again
      </a>
    </body>
  </html>
);

export default GlobalError;
