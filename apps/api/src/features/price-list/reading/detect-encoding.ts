import type { Readable } from 'node:stream';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** How much of a file is looked at for UTF-16. */
const HEAD_BYTES = 4_096;
/** One letter in fifty is a digit, a separator or a line end, in any list. */
const LEAST_ZEROS = 0.01;
/** In some scripts a letter's own second byte is zero now and then. */
const MUCH_RARER = 8;

/**
 * In what a file is written: by its byte order mark or, without one, by its bytes. Whatever isn't valid UTF-8
 * is taken for Windows-1252, in which spreadsheets on Windows save. Reads to the end, holds one chunk.
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

/** The same bytes; the first chunk has the whole head of the file, or all of a shorter one. */
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

/** By its mark, or by the zeros beside digits, separators and line ends, which texts of any script have. */
function utf16Of(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0] as [number, number];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  const [even, odd] = zeros;
  if (Math.max(even, odd) < Math.max(2, head.length * LEAST_ZEROS)) return null;
  if (even * MUCH_RARER <= odd) return 'utf-16le';
  return odd * MUCH_RARER <= even ? 'utf-16be' : null;
}
