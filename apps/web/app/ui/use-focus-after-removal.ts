import { useLayoutEffect, useRef } from 'react';

/**
 * For parts of a page that a button inside them removes, such as the rows of a list: if the focus disappears with one,
 * moves it to the dialog or page around. Call it with the number of parts, in a component that stays when the last one
 * is removed.
 */
export function useFocusAfterRemoval(parts: number): void {
  const before = useRef(parts);
  useLayoutEffect(() => {
    const isFewer = parts < before.current;
    before.current = parts;
    if (isFewer) recoverFocus();
  }, [parts]);
}

/**
 * A `ref` for an element that one of its own buttons removes, or for such a button: if it has the focus when it is
 * removed, the focus moves to the dialog or page around.
 */
export function returnFocusOnRemoval(element: HTMLElement | null): () => void {
  return () => {
    // React calls this before it removes the element, which still has the focus then.
    if (element?.contains(document.activeElement)) queueMicrotask(recoverFocus);
  };
}

/** If the focus is lost because its element was removed, moves it to the open dialog, or else to the page. */
export function recoverFocus(): void {
  if (document.activeElement !== document.body) return;
  const around = document.querySelector<HTMLElement>('[role="dialog"]') ?? document.querySelector('main');
  around?.focus({ preventScroll: true });
}
