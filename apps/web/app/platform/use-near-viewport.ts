import { type RefCallback, useCallback, useState } from 'react';

const AHEAD = '600px 0px';

/** Whether an element has come near the viewport; once it has, it stays true. The element may be rendered later. */
export function useNearViewport<Target extends Element>(): [RefCallback<Target>, boolean] {
  const [near, setNear] = useState(false);
  const target = useCallback((element: Target) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [target, near];
}
