import { useEffect, useRef } from 'react';
import type { Toast } from 'react-hot-toast/headless';
import { useLocation } from '#platform/routing/use-location.ts';
import { toast } from './toast.ts';

/** A newer error belongs to the navigation itself: 'Please Login' on the way to /login. */
const SEEN_MS = 1_000;

/** Dismisses the error toasts of a page when another page is shown. */
export function useDismissedErrors(toasts: readonly Toast[]): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    for (const { id, type, createdAt } of toasts) {
      if (type === 'error' && Date.now() - createdAt > SEEN_MS) toast.dismiss(id);
    }
  }, [pathname, toasts]);
}
