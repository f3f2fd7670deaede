import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ImportFault } from '../import-fault.ts';

/** Bytes that can be read from the beginning repeatedly. */
export type PriceListFile = {
  readonly name: string;
  readonly sizeBytes: number;
  readonly open: () => Readable;
};

/** Throws if the file doesn't exist, and ImportFault if it isn't one: a pipe can be read only once. */
export async function priceListFile(path: string): Promise<PriceListFile> {
  const found = await stat(path);
  if (!found.isFile()) throw new ImportFault(`${path} is not a file`);
  return { name: path, sizeBytes: found.size, open: () => createReadStream(path) };
}
