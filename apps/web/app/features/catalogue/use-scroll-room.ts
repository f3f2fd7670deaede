import { type RefObject, useEffect, useState } from 'react';

/** The smallest distance that counts: browsers stop a fraction of a pixel before the end. */
const SLACK_PX = 4;

/** Whether an element can be scrolled further to the left and to the right. */
export function useScrollRoom(scroller: RefObject<HTMLElement | null>, itemCount: number) {
  const [room, setRoom] = useState({ before: false, after: false });
  useEffect(() => {
    const element = scroller.current;
    if (!element || itemCount === 0) return;
    const measure = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
      const next = { before: element.scrollLeft > SLACK_PX, after: rest > SLACK_PX };
      setRoom((last) => (last.before === next.before && last.after === next.after ? last : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroller, itemCount]);
  return room;
}
