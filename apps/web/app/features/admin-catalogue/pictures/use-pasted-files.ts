import { useEffect, useEffectEvent } from 'react';
import { pastedImages } from './picked-images.ts';

/** Calls the listener with pictures pasted anywhere on the page; ignores pasted text. */
export function usePastedFiles(onPaste: (files: File[]) => void): void {
  const take = useEffectEvent(onPaste);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = pastedImages(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
