/** What a shopper opens or adds: the links and buttons of the cards. */
const CHOICES = 'main article :is(a, button)';

/** Calls `listener` when a result is about to be opened or added; returns a function that unsubscribes it. */
export function onChoice(listener: () => void): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(CHOICES) !== null) listener();
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
