import { useContext, useRef } from 'react';
import { Link, type LinkProps } from './link.tsx';
import { NavigatorContext } from './pages-context.ts';

/** How long a pointer rests on a link before its page is prefetched. */
const INTENT_MS = 100;

export type PageLinkProps = Omit<LinkProps, 'onClick'>;

/** A link whose page is prefetched as soon as somebody is about to press it. */
export function PageLink(props: PageLinkProps) {
  const navigator = useContext(NavigatorContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drop = () => clearTimeout(timer.current);
  const consider = () => {
    drop();
    timer.current = setTimeout(() => navigator?.prefetch(props.to), INTENT_MS);
  };
  return (
    <Link
      {...props}
      onMouseEnter={consider}
      onFocus={consider}
      onTouchStart={consider}
      onMouseLeave={drop}
      onBlur={drop}
      // A press loads the page anyway.
      onClick={drop}
    />
  );
}
