import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy, type Encoding, type ForeignSources, unpooled } from '@jhola/api';

/**
 * Brotli quality for the first request, which waits for it: about 1 ms for a page of 60 kB. The next quality takes ten
 * times as long.
 */
const BROTLI_QUALITY = 8;
/** Brotli quality for later requests: 5 % smaller, nearly optimal, for twenty times the work. */
const BROTLI_QUALITY_OF_REUSED = 10;
/** Brotli's best quality: 2 % smaller again, for more than twice the work. */
const BROTLI_QUALITY_TO_FIT = 11;
/**
 * A body of this size fits, with its headers, into the first ten packets of a connection. A server sends them at once;
 * for more, it waits for the browser to confirm the first ones, which takes a phone a seventh of a second.
 */
const FIRST_PACKETS_BYTES = 13_400;
/** Up to this size, the best quality makes a body fit. */
const NEARLY_FITTING_BYTES = FIRST_PACKETS_BYTES * 1.04;
/**
 * A window of Brotli, as a power of two in bytes. With a small one the compressor allocates less memory, which takes a
 * tenth of its time at first; a page of 60 kB doesn't get larger.
 */
const BROTLI_WINDOW = 16;
/** Home has more than 64 kB: with the smaller window its best compression is 31 bytes larger. */
const BROTLI_WINDOW_TO_FIT = 17;
/** Larger pages (a sitemap) aren't compressed again, because it would take seconds. */
const LARGE_BYTES = 512 * 1024;

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** A rendered response in one encoding, with its headers. */
export type CompressedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly encoding: Encoding;
  body: Buffer;
  readonly etag: string;
  /** The size of the body in bytes, as an upper bound. */
  readonly bytes: number;
  /** Whether `compressAgain` can still make the body smaller. */
  isCompressible: boolean;
};

/** Reads a rendered response to its end, so that it can be sent any number of times in this encoding. */
export async function compressPage(
  response: Response,
  encoding: Encoding,
  foreign: ForeignSources,
): Promise<CompressedPage> {
  const text = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(text, foreign);
  }
  const body = unpooled(await encode(text, encoding));
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return {
    status: response.status,
    headers,
    encoding,
    body,
    etag: `"${digest}-${encoding}"`,
    bytes: body.length,
    isCompressible: encoding === 'br' && text.length <= LARGE_BYTES,
  };
}

/** Compresses the Brotli body of a repeatedly requested page better, once. Resolves when the page has the new body. */
export async function compressAgain(page: CompressedPage): Promise<void> {
  if (!page.isCompressible) return;
  page.isCompressible = false;
  const text = await decompressBrotli(page.body);
  let smaller = await toBrotli(text, BROTLI_QUALITY_OF_REUSED);
  if (smaller.length > FIRST_PACKETS_BYTES && smaller.length < NEARLY_FITTING_BYTES) {
    smaller = await toBrotli(text, BROTLI_QUALITY_TO_FIT, BROTLI_WINDOW_TO_FIT);
  }
  if (smaller.length < page.body.length) page.body = unpooled(smaller);
}

async function encode(text: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return toBrotli(text, BROTLI_QUALITY, BROTLI_WINDOW);
  return encoding === 'gzip' ? compressGzip(text) : text;
}

function toBrotli(
  body: Buffer,
  quality: number,
  window: number = constants.BROTLI_DEFAULT_WINDOW,
): Promise<Buffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: window,
    },
  });
}
