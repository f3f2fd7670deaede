import { useEffect, useRef } from 'react';
import { usePendingLocation } from '#platform/routing/use-pending-location.ts';
import { useLocation } from '#platform/routing/use-location.ts';

/** Elements to which a page or a dialog moves the focus itself. */
const TAKEN = 'input, textarea, select, [role="dialog"] *';

/**
 * Moves the focus on navigation; rendered once, in the root. Client-side navigation isn't announced by screen
 * readers, so the focus goes to the main element of the new page, which is named by the page's title. On the
 * same page (another search, a filter) it moves only if the focused element was removed. While placeholders
 * are shown it waits: the focus moves once, when page and title have loaded.
 */
export function FocusPage() {
  const { key, pathname } = useLocation();
  const isLoading = usePendingLocation() !== null;
  const last = useRef({ key, pathname });
  useEffect(() => {
    if (isLoading) return;
    const before = last.current;
    last.current = { key, pathname };
    const main = document.querySelector('main');
    const { activeElement, body, title } = document;
    if (before.key === key || main === null || activeElement?.matches(TAKEN)) return;
    if (before.pathname === pathname && activeElement !== body) return;
    main.tabIndex = -1;
    main.ariaLabel = title;
    main.focus({ preventScroll: true });
  }, [key, pathname, isLoading]);
  return null;
}
