/**
 * Makes the browser ask before it closes or reloads the tab, until the returned function is called; not while `unless`
 * returns true.
 */
export function askBeforeUnload(unless: () => boolean = () => false): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!unless()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
