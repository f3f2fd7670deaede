import type { ReactNode } from 'react';
import { LANGUAGE } from '#messages/language.ts';
import { adminHeaderScript } from '#platform/admin-header-script.ts';
import {
  CARET_AFTER_TEXT_SCRIPT,
  RECORD_ADDRESS_SCRIPT,
  RETRY_ENTRY_SCRIPT,
} from '#platform/before-hydration.ts';
import { KEEP_EARLY_TAPS_SCRIPT } from '#platform/early-taps.ts';
import { REPLACE_FAILED_PICTURES_SCRIPT } from '#platform/failed-pictures.ts';
import { useLocation } from '#platform/routing/use-location.ts';
import { APPLY_THEME_SCRIPT, THEME_COLORS } from '#platform/theme.ts';
import { INLINE_STYLES, inlineStyles } from '#styles/inline-styles.ts';
import { preloadFonts } from '#styles/preload-fonts.ts';

/** What runs before the page is painted, or hydrated. */
const BEFORE_HYDRATION_SCRIPT =
  APPLY_THEME_SCRIPT +
  REPLACE_FAILED_PICTURES_SCRIPT +
  KEEP_EARLY_TAPS_SCRIPT +
  RECORD_ADDRESS_SCRIPT +
  CARET_AFTER_TEXT_SCRIPT +
  RETRY_ENTRY_SCRIPT;

/** The document around every page, including error pages. */
export function ShopDocument({ children }: { children: ReactNode }) {
  preloadFonts();
  return (
    <html lang={LANGUAGE.locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        {THEME_COLORS.map(({ scheme, color }) => (
          <meta name="theme-color" media={`(prefers-color-scheme:${scheme})`} content={color} key={scheme} />
        ))}
        <BeforeHydration />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Before all other stylesheets, so that a page's own can override it. */}
        <style href={INLINE_STYLES} precedence="shop">
          {inlineStyles}
        </style>
      </head>
      <body>{children}</body>
    </html>
  );
}

function BeforeHydration() {
  const { pathname } = useLocation();
  // Only in the server's HTML: in the browser it has run already, and the scripts needn't contain it.
  const script = import.meta.env.SSR ? BEFORE_HYDRATION_SCRIPT + adminHeaderScript(pathname) : '';
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
