import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { CartWatch } from '#features/cart/index.ts';
import { ConnectionWatch, toastFailure } from '#features/connection/index.ts';
import { FocusPage, NavigationProgress, PageProblem } from '#features/layout/index.ts';
import { SessionWatch } from '#features/session/index.ts';
import { inTime } from '#platform/in-time.ts';
import { KEEP_EARLY_TAPS_SCRIPT, replayEarlyTaps } from '#platform/early-taps.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { APPLY_THEME_SCRIPT, THEME_COLORS } from '#platform/theme.ts';
import { INLINE_STYLES, inlineStyles } from '#styles/inline-styles.ts';
import { preloadFonts } from '#styles/preload-fonts.ts';
import { ToastHost } from '#ui/toast-host.tsx';
import type { Route } from './+types/root';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/mark.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** Above the limits of single calls, which say more about what happened. */
const PAGE_LIMIT_MS = 20_000;

/** A page that doesn't come in time is given up; its problem page goes on when the shop answers again. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  (_args, next) => inTime(next(), PAGE_LIMIT_MS),
];

/** The document around every page, the ones that went wrong too. */
export function Layout({ children }: { children: ReactNode }) {
  preloadFonts();
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        {THEME_COLORS.map(({ scheme, color }) => (
          <meta name="theme-color" media={`(prefers-color-scheme:${scheme})`} content={color} key={scheme} />
        ))}
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: APPLY_THEME_SCRIPT + KEEP_EARLY_TAPS_SCRIPT }}
        />
        <Meta />
        <Links />
        {/* First of all sheets, so that a page's own may say otherwise. */}
        <style href={INLINE_STYLES} precedence="shop">
          {inlineStyles}
        </style>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** What every page has around it: the query cache, who keeps session and cart true, and the toasts. */
export default function Root() {
  const [queryClient] = useState(() => createQueryClient(toastFailure));
  useEffect(replayEarlyTaps, []);
  return (
    <QueryClientProvider client={queryClient}>
      <SessionWatch />
      <CartWatch />
      <ConnectionWatch />
      <NavigationProgress />
      <Outlet />
      <FocusPage />
      <ToastHost />
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
