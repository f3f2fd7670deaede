import { useEffect, useEffectEvent } from 'react';
import { pastedImages } from './picked-images.ts';

/** The listeners of the open forms; that of a dialog after that of the page below it. */
const listeners: ((event: ClipboardEvent) => void)[] = [];

/** Calls the listener with pictures pasted anywhere on the page, for the form opened last; ignores pasted text. */
export function usePastedFiles(onPaste: (files: File[]) => void): void {
  const take = useEffectEvent(onPaste);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = pastedImages(event.clipboardData);
      if (files.length === 0 || listeners.at(-1) !== paste) return;
      event.preventDefault();
      take(files);
    };
    listeners.push(paste);
    document.addEventListener('paste', paste);
    return () => {
      listeners.splice(listeners.indexOf(paste), 1);
      document.removeEventListener('paste', paste);
    };
  }, []);
}
