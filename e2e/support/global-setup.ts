import { fillData, hasPreparedData, setPreparedData } from './data-folder.ts';
import { makeDataDir } from './start-store.ts';

/** Prepares the data folder that the shops of all workers are copies of, and takes it away after the last test. */
export default async function prepare(): Promise<() => Promise<void>> {
  if (hasPreparedData()) return async () => {};
  const { dataDir, remove } = await makeDataDir();
  await fillData(dataDir);
  setPreparedData(dataDir);
  return remove;
}
