/**
 * The bytes in memory of their own: copied, unless they have it already. For bytes that a cache keeps, because Node cuts
 * short buffers out of slabs of 64 kB, and results of zlib out of chunks of 16 kB, which stay as long as one of the
 * buffers does.
 */
export function unpooled(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
