import { useEffect, useRef } from 'react';

/** Tells of pictures that are pasted anywhere on the page; pasted text goes its usual way. */
export function usePastedFiles(onPaste: (files: File[]) => void): void {
  const act = useRef(onPaste);
  act.current = onPaste;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (files.length === 0) return;
      event.preventDefault();
      act.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
