import type { Readable } from 'node:stream';
import type { Encoding } from './detect-encoding.ts';
import { fromWindows1252 } from './windows-1252.ts';

const NUL = '\0';

/** Decodes a file's text chunk by chunk, without the byte order mark, and without NUL, which PostgreSQL can't store. */
export async function* decodeText(
  bytes: Readable,
  encoding: Encoding,
  onBytes: (count: number) => void,
): AsyncGenerator<string> {
  const decode = encoding === 'windows-1252' ? fromWindows1252 : streamingDecoder(encoding);
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    onBytes(chunk.length);
    const text = decode(chunk).replaceAll(NUL, '');
    if (text !== '') yield text;
  }
  const rest = decode(Buffer.alloc(0));
  if (rest !== '') yield rest;
}

function streamingDecoder(encoding: Encoding): (chunk: Buffer) => string {
  const decoder = new TextDecoder(encoding);
  return (chunk) => (chunk.length === 0 ? decoder.decode() : decoder.decode(chunk, { stream: true }));
}

/** Turns every line end into a line feed, also one that is split between two chunks. */
export async function* normalizeLineEnds(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const chunk of chunks) {
    const text = held + chunk;
    const whole = text.endsWith('\r') ? text.slice(0, -1) : text;
    held = text.slice(whole.length);
    if (whole !== '') yield whole.replace(/\r\n?/g, '\n');
  }
  if (held !== '') yield '\n';
}
