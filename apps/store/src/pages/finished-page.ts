import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy, type ForeignSources } from '@jhola/api';

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
