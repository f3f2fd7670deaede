import { hash } from 'node:crypto';

export type Compress = (body: Buffer | string) => Buffer;

/** Of compressed bodies: about a thousand pages of products. */
const MOST_BYTES = 4_000_000;

/**
 * Compresses equal bodies only once: keeps the compressed bodies that were used last. They are found by a hash of the
 * body, so none is ever outdated. For responses that many shoppers get.
 */
export function rememberCompressed(compress: Compress, mostBytes = MOST_BYTES): Compress {
  const kept = new Map<string, Buffer>();
  let bytes = 0;

  function remove(key: string): Buffer | undefined {
    const body = kept.get(key);
    kept.delete(key);
    bytes -= body?.length ?? 0;
    return body;
  }

  return (body) => {
    const key = hash('sha256', body, 'base64');
    // A copy, because the compressed bytes are a part of a longer buffer.
    const compressed = remove(key) ?? Buffer.copyBytesFrom(compress(body));
    // At the end of the map, whose order is the order of use.
    kept.set(key, compressed);
    bytes += compressed.length;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      remove(oldest);
    }
    return compressed;
  };
}
