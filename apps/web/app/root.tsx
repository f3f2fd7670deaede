import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, useState } from 'react';
import { CartWatch } from '#features/cart/index.ts';
import { ConnectionWatch, toastFailure } from '#features/connection/index.ts';
import {
  CodeLoading,
  FocusPage,
  NavigationProgress,
  FrameFallback,
  DocumentFallback,
} from '#features/layout/index.ts';
import { PayingWatch } from '#features/paying/index.ts';
import { SessionWatch } from '#features/session/index.ts';
import { StockAlertWatch } from '#features/stock-alerts/index.ts';
import { replayEarlyTapsSoon } from '#platform/early-taps.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { ErrorBoundary } from '#platform/routing/error-boundary.tsx';
import { PageView } from '#platform/routing/page-view.tsx';
import { Pages, type PagesProps } from '#platform/routing/pages.tsx';
import { registerServiceWorker } from '#platform/register-service-worker.ts';
import { ToastHost } from '#ui/toast-host.tsx';
import { ShopDocument } from './shop-document.tsx';

/** The whole shop as a document, at the page that `navigator` shows. */
export function Shop(pages: Omit<PagesProps, 'children'>) {
  const shop = (
    <Pages {...pages}>
      <ShopDocument>
        <ErrorBoundary Fallback={DocumentFallback}>
          <Root />
        </ErrorBoundary>
      </ShopDocument>
    </Pages>
  );
  // StrictMode does nothing but additional checks in development.
  return import.meta.env.DEV ? <StrictMode>{shop}</StrictMode> : shop;
}

/**
 * What surrounds every page: the query cache, the listeners that keep session and cart up to date, and the
 * toasts.
 */
function Root() {
  const [queryClient] = useState(() => createQueryClient(toastFailure));
  useEffect(replayEarlyTapsSoon, []);
  useEffect(registerServiceWorker, []);
  return (
    <QueryClientProvider client={queryClient}>
      <SessionWatch />
      <CartWatch />
      <PayingWatch />
      <StockAlertWatch />
      <ConnectionWatch />
      <NavigationProgress />
      <PageView FrameFallback={FrameFallback} DocumentFallback={DocumentFallback} CodeLoading={CodeLoading} />
      <FocusPage />
      <ToastHost />
    </QueryClientProvider>
  );
}
