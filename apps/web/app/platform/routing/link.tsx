import type { PagePath } from '@jhola/domain';
import { type AnchorHTMLAttributes, type MouseEvent, useContext } from 'react';
import { type NavigateOptions, pathOf } from './location.ts';
import { NavigatorContext } from './pages-context.ts';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> &
  NavigateOptions & { readonly to: PagePath };

/**
 * A link to a page of the shop. Before hydration, and with a modifier key, the browser opens it like any
 * other link.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, children, ...rest }: LinkProps) {
  const navigator = useContext(NavigatorContext);
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
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
    <a {...rest} href={to} onClick={onPress}>
      {children}
    </a>
  );
}
