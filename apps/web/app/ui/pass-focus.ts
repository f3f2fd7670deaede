import { recoverFocus } from './use-focus-after-removal.ts';

// Refs of buttons that may be removed while they have the focus. React cleans up before it removes an element, which
// still has the focus then.

/** The ref of a button that passes its focus on to the dialog or page around when it is removed. */
export function passFocusOn(button: Element | null): () => void {
  return () => {
    if (button === document.activeElement) queueMicrotask(recoverFocus);
  };
}

/** The ref of a button at the end of a list, such as Load more: the link before it gets its focus when it is removed. */
export function passFocusBack(button: Element | null): () => void {
  return () => {
    if (button !== document.activeElement) return;
    const links = [...document.querySelectorAll<HTMLElement>('main a')];
    links
      .filter((link) => button && link.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING)
      .at(-1)
      ?.focus();
  };
}
