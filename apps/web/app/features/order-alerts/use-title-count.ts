import { useEffect } from 'react';

const COUNT = /^\(\d+\) /;

/** Puts a number before the tab's title, also when another page sets its own; 0 removes it. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    const mark = () => {
      const marked = `(${count}) ${document.title.replace(COUNT, '')}`;
      if (document.title !== marked) document.title = marked;
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(COUNT, '');
    };
  }, [count]);
}
