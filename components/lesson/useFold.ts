import { useLayoutEffect, useState } from 'react';

/** Whether the lesson is folded to one line; the page has its whole width then. */
export const useFold = () => {
  const [isFolded, setFolded] = useState(false);
  // Before it is painted. The attribute is removed by what opens and closes the lesson.
  useLayoutEffect(() => {
    document.documentElement.dataset.lesson = isFolded ? 'folded' : '';
  }, [isFolded]);
  return { isFolded, setFolded };
};
