import { hash } from 'node:crypto';
import { RecentlyUsed } from '../recently-used.ts';
import { unpooled } from '../unpooled.ts';

export type Compress = (body: Buffer | string) => Buffer;

/** Of compressed bodies: about five hundred pages of products. Of them many are outdated, because stocks change. */
const MOST_BYTES = 2_000_000;

/**
 * Compresses equal bodies only once: keeps the compressed bodies that were used last. They are found by a hash of the
 * body, so none is ever outdated. For responses that many shoppers get.
 */
export function rememberCompressed(compress: Compress, mostBytes = MOST_BYTES): Compress {
  const kept = new RecentlyUsed<Buffer>(mostBytes, ({ length }) => length);
  return (body) => {
    const key = hash('sha256', body, 'base64');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const compressed = unpooled(compress(body));
    kept.set(key, compressed);
    return compressed;
  };
}
