import type { Readable } from 'node:stream';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * In what a file is written: by its byte order mark or, without one, by its bytes. Whatever isn't valid UTF-8
 * is taken for Windows-1252, in which spreadsheets on Windows save. Reads to the end, holds one chunk.
 */
export async function detectEncoding(bytes: Readable): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      const wide = first ? utf16Of(chunk) : null;
      if (wide !== null) return wide;
      first = false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

/** By its mark, or by the zero beside each of the first letters. */
function utf16Of(chunk: Buffer): Encoding | null {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
  if (chunk.length < 4) return null;
  if (chunk[0] !== 0 && chunk[1] === 0 && chunk[2] !== 0 && chunk[3] === 0) return 'utf-16le';
  if (chunk[0] === 0 && chunk[1] !== 0 && chunk[2] === 0 && chunk[3] !== 0) return 'utf-16be';
  return null;
}
