/** How long a page must be open before something is fetched ahead of need. */
const REST_MS = 1500;

/**
 * Does it once the page has been open for a moment and nothing else goes on; never for who saves data. For code that is likely needed next.
 * Returns a function that stops it.
 */
export function whenAtRest(work: () => void): () => void {
  // Not every browser has these two.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const { requestIdleCallback: whenIdle = setTimeout } = window as { requestIdleCallback?: (work: () => void) => unknown };
  if (connection?.saveData === true) return () => undefined;
  const timer = setTimeout(() => whenIdle(work), REST_MS);
  return () => clearTimeout(timer);
}
