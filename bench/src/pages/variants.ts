import { brotliCompressSync } from 'node:zlib';

/**
 * server: the page as the shop serves it. floor: the same document and pictures without any script, so the least
 * that can be. client: the same components in the same files, drawn by the browser in an empty shell, with the
 * data from calls of its own.
 */
export const VARIANTS = ['server', 'floor', 'client'] as const;
export type Variant = (typeof VARIANTS)[number];

const SCRIPT = /<script[^>]*>[\s\S]*?<\/script>/g;
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

/** The document without a script and without what would fetch one. */
export function withoutScripts(html: string): string {
  return html.replace(MODULE_PRELOAD, '').replace(SCRIPT, '');
}

/**
 * An empty page with the same head and entry: finding neither markup to wake up nor data, it asks the server for
 * the data and draws the page.
 */
export function emptyShell(html: string): string {
  const [head = '', body = ''] = html.split('<body>');
  const files = body.match(MODULE_PRELOAD) ?? [];
  const entry = (body.match(SCRIPT) ?? []).filter((script) => script.includes('type="module"'));
  return `${head.replace(PICTURE_PRELOAD, '')}<body>${[...files, ...entry].join('')}</body></html>`;
}

/** A body as the shop would send it: brotli, at the library's own strength. */
export function compressed(text: string): Buffer {
  return brotliCompressSync(text);
}
