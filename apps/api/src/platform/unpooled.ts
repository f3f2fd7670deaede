/**
 * The same bytes in memory of their own. Node cuts short buffers out of slabs of 64 kB, and results of zlib out of chunks
 * of 16 kB. As long as one of them is kept, so is its slab. For bytes that are kept.
 */
export function unpooled(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
