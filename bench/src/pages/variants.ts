import { brotliCompressSync } from 'node:zlib';

/**
 * server: the page as the shop serves it. floor: the same document and pictures without any script, the lower bound.
 * client: the same components in the same files, rendered in the browser into an empty document, with the data from
 * separate requests.
 */
export const VARIANTS = ['server', 'floor', 'client'] as const;
export type Variant = (typeof VARIANTS)[number];

const SCRIPT = /<script[^>]*>[\s\S]*?<\/script>/g;
const MODULE = /"(\/assets\/[^"]+\.js)"/g;
const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

/** The document without scripts. */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPT, '');
}

/**
 * An empty page with the same head and modules, which are loaded at once: without markup to hydrate and data, the entry
 * requests the data and renders the page.
 */
export function emptyShell(html: string): string {
  const [head = '', body = ''] = html.split('<body>');
  const modules = [...(body.match(SCRIPT)?.at(-1) ?? '').matchAll(MODULE)].map(([, path = '']) => path);
  const preloads = modules.map((path) => `<link rel="modulepreload" href="${path}">`).join('');
  const entry = `<script type="module" src="${modules.at(-1)}"></script>`;
  return `${head.replace(PICTURE_PRELOAD, '')}<body>${preloads}${entry}</body></html>`;
}

/** Compresses a body like the shop: brotli, at the library's default level. */
export function compressed(text: string): Buffer {
  return brotliCompressSync(text);
}
