// Refs of buttons that may be removed while they have the focus. React cleans up before it removes an element, which
// still has the focus then.

/** The ref of a button that passes its focus on to the dialog or page around when it is removed. */
export function passFocusOn(button: Element | null): () => void {
  return () => {
    if (button === document.activeElement) queueMicrotask(recoverFocus);
  };
}

/**
 * The ref of the button below a page's list, such as Load more: if it has the focus when the list is complete, the list's
 * last link gets it, so that the next one is that of the first new item.
 */
export function passFocusBack(button: Element | null): () => void {
  return () => {
    if (button === document.activeElement)
      [...document.querySelectorAll<HTMLElement>('main a')].at(-1)?.focus();
  };
}

/**
 * The ref of a control in a place where another one may replace it, such as Add, the stepper and Notify me: if it is
 * removed with the focus, the place's last button gets the focus, or else the dialog or page around.
 */
export function passFocusAlong(control: Element | null): () => void {
  const place = control?.parentElement;
  return () => {
    if (!control?.contains(document.activeElement)) return;
    queueMicrotask(() => {
      if (document.activeElement === document.body)
        [...(place?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
      recoverFocus();
    });
  };
}

/** If the focus is lost because its element was removed, moves it to the open dialog, or else to the page. */
export function recoverFocus(): void {
  if (document.activeElement !== document.body) return;
  const around = document.querySelector<HTMLElement>('[role="dialog"]') ?? document.querySelector('main');
  around?.focus({ preventScroll: true });
}
