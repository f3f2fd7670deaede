import { useEffect, useRef } from 'react';
import { usePendingLocation } from '#platform/routing/use-pending-location.ts';
import { useLocation } from '#platform/routing/use-location.ts';

/** Where the focus is put by somebody else: by a page that waits for typing, or by a dialog. */
const TAKEN = 'input, textarea, select, [role="dialog"] *';

/**
 * Stands once in the root. Navigation inside the shop replaces the page without an announcement: the focus then goes to the new
 * page's main part, which is named by the page's title, as a screen reader would begin with a loaded document. On
 * the same page (another search, a filter) it moves only where what had it is gone. Placeholders are waited for: the
 * focus moves once, when the page and its title are there.
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
