import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** Bytes that can be read from the beginning repeatedly. */
export type PriceListFile = {
  readonly name: string;
  readonly sizeBytes: number;
  readonly open: () => Readable;
};

/** Throws if the file doesn't exist. */
export async function priceListFile(path: string): Promise<PriceListFile> {
  const { size } = await stat(path);
  return { name: path, sizeBytes: size, open: () => createReadStream(path) };
}
