import { type RefObject, useEffect, useRef, useState } from 'react';

const AHEAD = '600px 0px';

/** Whether an element has come near the viewport; once it has, it stays true. */
export function useNearViewport<Target extends Element>(): [RefObject<Target | null>, boolean] {
  const target = useRef<Target>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !target.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [near]);
  return [target, near];
}
