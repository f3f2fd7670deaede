import { copyPreparedData } from '../support/data-folder.ts';
import { expect, test } from '../support/journey.ts';
import { makeDataDir, startStore } from '../support/start-store.ts';

const LIMIT_MS = 3_000;
/** The machine may be busy with something else: the best of a few starts is what the shop can do. */
const TRIES = 3;

test('a shop that has its catalogue is ready within three seconds', async () => {
  const { dataDir, remove } = await makeDataDir();
  copyPreparedData(dataDir);
  const took: number[] = [];
  while (took.length < TRIES && !took.some((ms) => ms < LIMIT_MS)) {
    const store = await startStore({ dataDir });
    expect((await fetch(`${store.url}/api/category/get`)).status).toBe(200);
    took.push(store.readyAfterMs);
    expect(await store.end('SIGINT')).toBe(0);
  }
  expect(Math.min(...took)).toBeLessThan(LIMIT_MS);
  await remove();
});
