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

/** If the focus is lost because its element was removed, moves it to the open dialog, or else to the page. */
export function recoverFocus(): void {
  if (document.activeElement !== document.body) return;
  const around = document.querySelector<HTMLElement>('[role="dialog"]') ?? document.querySelector('main');
  around?.focus({ preventScroll: true });
}
