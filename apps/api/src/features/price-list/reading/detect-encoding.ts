import type { Readable } from 'node:stream';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** How many bytes of a file are examined for UTF-16. */
const HEAD_BYTES = 4_096;
/** Minimum share of zero bytes for UTF-16: in any list one character in fifty is a digit, a separator or a line end. */
const LEAST_ZEROS = 0.01;
/** The other byte must be zero this many times less often: in some scripts it is zero occasionally. */
const MUCH_RARER = 8;

/**
 * Detects a file's encoding: by its byte order mark or, without one, by its bytes. Bytes that aren't valid UTF-8 are
 * taken as Windows-1252, which spreadsheets on Windows save. Reads to the end, with one chunk in memory.
 */
export async function detectEncoding(bytes: Readable): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isHead = true;
  try {
    for await (const chunk of fromWholeHead(bytes)) {
      const wide = isHead ? utf16Of(chunk) : null;
      if (wide !== null) return wide;
      isHead = false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

/** The same bytes; the first chunk contains at least the examined head of the file. */
async function* fromWholeHead(bytes: Readable): AsyncGenerator<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  let isGathering = true;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    if (!isGathering) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD_BYTES) continue;
    isGathering = false;
    yield head;
  }
  if (isGathering) yield head;
}

/**
 * The kind of UTF-16 that a file's beginning is in; null if it isn't. By its byte order mark, or by the zero bytes of
 * digits, separators and line ends, which texts in any script have.
 */
export function utf16Of(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0] as [number, number];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  const [even, odd] = zeros;
  if (Math.max(even, odd) < Math.max(2, head.length * LEAST_ZEROS)) return null;
  if (even * MUCH_RARER <= odd) return 'utf-16le';
  return odd * MUCH_RARER <= even ? 'utf-16be' : null;
}
