import type { PagePath } from '@jhola/domain';
import { type AnchorHTMLAttributes, type MouseEvent, useContext } from 'react';
import { type NavigateOptions, pathOf } from './location.ts';
import { NavigatorContext } from './pages-context.ts';

/** How long a pointer rests on a link before its page is prefetched. */
const INTENT_MS = 100;

/** The timer of the link that somebody may be about to press: one at most. */
let intent: ReturnType<typeof setTimeout> | undefined;
const dropIntent = () => clearTimeout(intent);

type OwnProps = 'href' | 'target' | 'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onTouchStart';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, OwnProps> &
  NavigateOptions & { readonly to: PagePath };

/**
 * A link to a page of the shop, which is prefetched as soon as somebody is about to press it. Before hydration, and
 * with a modifier key, the browser opens it like any other link.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, children, ...rest }: LinkProps) {
  const navigator = useContext(NavigatorContext);
  const consider = () => {
    dropIntent();
    intent = setTimeout(() => navigator?.prefetch(to), INTENT_MS);
  };
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    // A press loads the page anyway.
    dropIntent();
    onClick?.(event);
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!navigator || event.defaultPrevented || button !== 0) return;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    // As with any link, the present page gets no second entry in the history.
    const isHere = pathOf(navigator.state.visit.location) === to;
    void navigator.go(to, { replace: replace ?? isHere, state, preventScrollReset });
  };
  return (
    <a
      {...rest}
      href={to}
      onMouseEnter={consider}
      onFocus={consider}
      onTouchStart={consider}
      onMouseLeave={dropIntent}
      onBlur={dropIntent}
      onClick={onPress}
    >
      {children}
    </a>
  );
}
