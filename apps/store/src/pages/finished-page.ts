import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ForeignSources } from './foreign-sources.ts';

/** Near the best there is; a page is compressed once for all who see it. */
const BROTLI_QUALITY = 10;
/** Above so many bytes (a large sitemap) that would take seconds of a core. */
const LARGE_BYTES = 512 * 1024;
const BROTLI_QUALITY_OF_LARGE = 5;

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer of the pages as it goes out: compressed each way, with its headers. */
export type FinishedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly etag: string;
  readonly bytes: number;
};

/** Reads a rendered answer to its end and makes it ready to be sent any number of times. */
export async function finishPage(response: Response, foreign: ForeignSources): Promise<FinishedPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const params = {
    [constants.BROTLI_PARAM_QUALITY]:
      identity.length > LARGE_BYTES ? BROTLI_QUALITY_OF_LARGE : BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ]);
  const headers = Object.fromEntries(response.headers);
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(identity.toString('utf8'), foreign);
  }
  return {
    status: response.status,
    headers,
    bodies: { identity, br, gzip: zipped },
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bytes: identity.length + br.length + zipped.length,
  };
}

/**
 * Scripts run when they are ours, or stand in this very page: named by their hashes, since a page that is
 * kept for everybody can carry no nonce.
 */
export function contentSecurityPolicy(html: string, foreign: ForeignSources): string {
  // Data is no script: it needs no leave to stand there.
  const scripts = [
    ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g),
  ];
  const hashes = scripts.map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    `default-src 'self'`,
    ["script-src 'self'", ...new Set(hashes), ...foreign.scripts].join(' '),
    ["connect-src 'self'", ...foreign.connections].join(' '),
    ["frame-src 'self'", ...foreign.frames].join(' '),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: http: https:`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
