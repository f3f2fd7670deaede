import { brotliCompressSync } from 'node:zlib';

/**
 * server: the page as the shop serves it. floor: the same document and pictures without any script, so the least
 * that can be. client: the same components in the same files, drawn by the browser in an empty shell, with the
 * loaders' data from a call of its own.
 */
export const VARIANTS = ['server', 'floor', 'client'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Where the client variant's page asks for its data: this before the page's own path. */
export const DATA_PREFIX = '/_data';

const SCRIPT = /<script[^>]*>[\s\S]*?<\/script>/g;
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g;
const CHUNK_OF_DATA = /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/g;

/** The document without a script and without what would fetch one. */
export function withoutScripts(html: string): string {
  return html.replace(MODULE_PRELOAD, '').replace(SCRIPT, '');
}

/**
 * An empty page with the same head and scripts: finding no markup to wake up, they draw the page. The data isn't
 * in it either: the stream that the router reads asks the server once the script runs.
 */
export function emptyShell(html: string, path: string): string {
  const [head = '', body = ''] = html.split('<body>');
  const scripts = (body.match(SCRIPT) ?? []).filter((script) => !script.includes('streamController.'));
  const askForData = `<script>{const context=window.__reactRouterContext;context.stream=new ReadableStream({async pull(to){const answer=await fetch(${JSON.stringify(DATA_PREFIX + path)});to.enqueue(new Uint8Array(await answer.arrayBuffer()));to.close()}},{highWaterMark:0})}</script>`;
  const context = scripts.findIndex((script) => script.includes('__reactRouterContext ='));
  scripts.splice(context + 1, 0, askForData);
  return `${head.replace(PICTURE_PRELOAD, '')}<body>${scripts.join('')}</body></html>`;
}

/** What the loaders of a page answered, as the page carries it for its script. */
export function dataOf(html: string): string {
  return [...html.matchAll(CHUNK_OF_DATA)].map(([, text = '""']) => JSON.parse(text) as string).join('');
}

/** A body as the shop would send it: brotli, at the library's own strength. */
export function compressed(text: string): Buffer {
  return brotliCompressSync(text);
}
