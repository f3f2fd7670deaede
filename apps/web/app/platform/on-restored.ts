/**
 * Calls `listener` when Back or Forward restores the page from the back/forward cache: there it received no events of
 * other tabs. Returns a function that stops it.
 */
export function onRestored(listener: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}
