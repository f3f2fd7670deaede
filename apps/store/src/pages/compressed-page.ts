import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy, type Encoding, type ForeignSources, unpooled } from '@jhola/api';

/**
 * Brotli quality for the first request, which waits for it: about 1 ms for a page of 60 kB. The next quality takes ten
 * times as long.
 */
const BROTLI_QUALITY = 8;
/** Brotli quality for later requests: 5 % smaller, nearly optimal, for twenty times the work. */
const BROTLI_QUALITY_OF_REUSED = 10;
/**
 * The window of Brotli for the first request, as a power of two in bytes. With a small one the compressor allocates less
 * memory, which takes a tenth of its time; a page of 60 kB doesn't get larger.
 */
const BROTLI_WINDOW = 16;
/** Larger pages (a sitemap) aren't compressed again, because it would take seconds. */
const LARGE_BYTES = 512 * 1024;

const compress = promisify(brotliCompress);

/** A rendered response in all encodings, with its headers. */
export type CompressedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body in each encoding. `gzip` is null until it is requested: nearly all browsers accept brotli. */
  readonly bodies: { readonly identity: Buffer; br: Buffer; gzip: Buffer | null };
  readonly etag: string;
  /** The total size of all bodies in bytes, as an upper bound. */
  readonly bytes: number;
  /** Whether `compressAgain` was called. */
  isCompressedAgain: boolean;
};

/** The page in an encoding. */
export async function bodyOf({ bodies }: CompressedPage, encoding: Encoding): Promise<Buffer> {
  if (encoding !== 'gzip') return bodies[encoding];
  bodies.gzip ??= unpooled(await promisify(gzip)(bodies.identity));
  return bodies.gzip;
}

/** Reads a rendered response to its end, so that it can be sent any number of times. */
export async function compressPage(response: Response, foreign: ForeignSources): Promise<CompressedPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const br = await toBrotli(identity, BROTLI_QUALITY, BROTLI_WINDOW);
  const headers = Object.fromEntries(response.headers);
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(identity, foreign);
  }
  return {
    status: response.status,
    headers,
    bodies: { identity, br, gzip: null },
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    // With room for the gzip body, which is up to 2.5 times as large.
    bytes: identity.length + 3.5 * br.length,
    isCompressedAgain: false,
  };
}

/** Compresses the Brotli body of a repeatedly requested page better, once. Resolves when the page has the new body. */
export async function compressAgain(page: CompressedPage): Promise<void> {
  const { bodies } = page;
  if (page.isCompressedAgain || bodies.identity.length > LARGE_BYTES) return;
  page.isCompressedAgain = true;
  const smaller = await toBrotli(bodies.identity, BROTLI_QUALITY_OF_REUSED);
  if (smaller.length < bodies.br.length) bodies.br = smaller;
}

async function toBrotli(
  body: Buffer,
  quality: number,
  window: number = constants.BROTLI_DEFAULT_WINDOW,
): Promise<Buffer> {
  const compressed = await compress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: window,
    },
  });
  return unpooled(compressed);
}
