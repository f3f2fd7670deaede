/** `Node.DOCUMENT_POSITION_PRECEDING`; written out, it needs more bytes on each page. */
const PRECEDING = 2;

// Refs of buttons that may be removed while they have the focus. React cleans up before it removes an element, which
// still has the focus then.

/** The ref of a button that passes its focus on to the dialog or page around when it is removed. */
export function passFocusOn(button: Element | null): () => void {
  return () => {
    if (button === document.activeElement) queueMicrotask(recoverFocus);
  };
}

/** The ref of a button below a list, such as Load more: passes its focus to the link before it when it is removed. */
export function passFocusBack(button: Element | null): () => void {
  return () => {
    if (button !== document.activeElement) return;
    const isBefore = (link: Element) => button?.compareDocumentPosition(link) === PRECEDING;
    [...document.querySelectorAll('a')].filter(isBefore).at(-1)?.focus();
  };
}

/** If the focus is lost because its element was removed, moves it to the open dialog, or else to the page. */
export function recoverFocus(): void {
  if (document.activeElement !== document.body) return;
  const around = document.querySelector<HTMLElement>('[role="dialog"]') ?? document.querySelector('main');
  around?.focus({ preventScroll: true });
}
