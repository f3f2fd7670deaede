import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { priceListTexts as texts } from '../../../messages/index.ts';
import type { Config } from '../../../platform/config.ts';
import { ImportFault } from '../import-fault.ts';
import type { PriceListFile } from '../reading/price-list-file.ts';

/** The folder of the uploaded lists. */
export function listFolder({ dataDir }: Config): string {
  return join(dataDir, 'price-lists');
}

/** Path of an uploaded list, which is kept until it is imported or deleted. */
export function listPath(config: Config, id: string): string {
  return join(listFolder(config), `${id}.csv`);
}

/** Creates the folder of the uploaded lists, unless it exists. */
export async function makeListFolder(config: Config): Promise<void> {
  await mkdir(listFolder(config), { recursive: true });
}

/** Deletes the file of an uploaded list; does nothing if it is missing. The list's row stays. */
export async function removeList(config: Config, id: string): Promise<void> {
  await rm(listPath(config, id), { force: true });
}

/** Opens a stored list. Throws ImportFault if the file is missing: it may be on another machine, or was deleted. */
export async function openStoredList(config: Config, id: string, name: string): Promise<PriceListFile> {
  const path = listPath(config, id);
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new ImportFault(texts.fileIsGone) : error;
  });
  return { name, sizeBytes: found.size, open: () => createReadStream(path) };
}
