import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy, type ForeignSources } from '@jhola/api';

/** About 1 ms for a page of 60 kB, whose first visitor waits for it; the next quality takes ten times as long. */
const BROTLI_QUALITY = 8;
/** A twentieth smaller, near the best there is, for twenty times the work: for all who ask for the page later. */
const BROTLI_QUALITY_OF_REUSED = 10;
/** Above so many bytes (a large sitemap) that would take seconds of a core. */
const LARGE_BYTES = 512 * 1024;

const compress = promisify(brotliCompress);

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer of the pages as it goes out: compressed each way, with its headers. */
export type FinishedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Record<Encoding, Buffer>;
  readonly etag: string;
  /** Of all bodies together, at most. */
  readonly bytes: number;
  /** Whether `compressAgain` was called. */
  isCompressedAgain: boolean;
};

/** Reads a rendered answer to its end and makes it ready to be sent any number of times. */
export async function finishPage(response: Response, foreign: ForeignSources): Promise<FinishedPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const [br, zipped] = await Promise.all([toBrotli(identity, BROTLI_QUALITY), promisify(gzip)(identity)]);
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
    isCompressedAgain: false,
  };
}

/** Makes the Brotli body of a page that is asked for again smaller, once. Resolves when the page has it. */
export async function compressAgain(page: FinishedPage): Promise<void> {
  const { bodies } = page;
  if (page.isCompressedAgain || bodies.identity.length > LARGE_BYTES) return;
  page.isCompressedAgain = true;
  const smaller = await toBrotli(bodies.identity, BROTLI_QUALITY_OF_REUSED);
  if (smaller.length < bodies.br.length) bodies.br = smaller;
}

function toBrotli(body: Buffer, quality: number): Promise<Buffer> {
  return compress(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
