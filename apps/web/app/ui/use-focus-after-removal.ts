import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

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
 * Returns the ref of a button that may be removed while it has the focus, such as one that removes itself: the focus then
 * moves to the dialog or page around.
 */
export function useFocusAfterUnmount<Of extends Element>(): RefObject<Of | null> {
  const ref = useRef<Of>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    // React cleans up before it removes the button, which still has the focus then.
    return () => {
      if (current === document.activeElement) queueMicrotask(recoverFocus);
    };
  }, []);
  return ref;
}

/**
 * Returns the ref of the button that loads more of a list. If it is removed at the list's end while it has the focus, the
 * list's last link gets the focus, so that the next one is that of the first new item.
 */
export function useFocusInList(list: RefObject<HTMLElement | null>): RefCallback<HTMLButtonElement> {
  return useCallback(
    (button) => () => {
      if (button === document.activeElement) [...(list.current?.querySelectorAll('a') ?? [])].at(-1)?.focus();
    },
    [list],
  );
}

/** If the focus is lost because its element was removed, moves it to the open dialog, or else to the page. */
export function recoverFocus(): void {
  if (document.activeElement !== document.body) return;
  const around = document.querySelector<HTMLElement>('[role="dialog"]') ?? document.querySelector('main');
  around?.focus({ preventScroll: true });
}
