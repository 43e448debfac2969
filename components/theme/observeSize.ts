/** Calls a function now, and when the element changes its size. Returns a function to stop. */
export const observeSize = <Observed extends Element>(
  element: Observed | null,
  onSize: (element: Observed) => void,
) => {
  if (element === null) return undefined;
  onSize(element);
  const observer = new ResizeObserver(() => onSize(element));
  observer.observe(element);
  return () => observer.disconnect();
};
