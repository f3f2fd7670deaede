import { fillData, hasPreparedData, setPreparedData } from './data-folder.ts';
import { makeDataDir } from './start-store.ts';

/** Prepares the data folder that each worker's shop gets a copy of, and deletes it after the last test. */
export default async function prepare(): Promise<() => Promise<void>> {
  if (hasPreparedData()) return async () => {};
  const { dataDir, remove } = await makeDataDir();
  await fillData(dataDir);
  setPreparedData(dataDir);
  return remove;
}
