import { tmpdir } from 'node:os';
import { copyPreparedData } from '../support/data-folder.ts';
import { expect, test } from '../support/journey.ts';
import { slowdown } from '../../tools/testing/slowdown.ts';
import { makeDataDir, startStore } from '../support/start-store.ts';

const LIMIT_MS = 3_000;
/** Other work on the machine can only make a start slower, so the best of a few attempts counts. */
const TRIES = 3;

test('a shop that has its catalogue is ready within three seconds', async () => {
  // On a disk, like a shop's own data.
  const { dataDir, remove } = await makeDataDir(tmpdir());
  copyPreparedData(dataDir);
  const took: number[] = [];
  while (took.length < TRIES && !took.some((ms) => ms < LIMIT_MS)) {
    const before = slowdown();
    const store = await startStore({ dataDir });
    const slower = Math.max(before, slowdown());
    expect((await fetch(`${store.url}/api/category/get`)).status).toBe(200);
    took.push(store.readyAfterMs / slower);
    expect(await store.end('SIGINT')).toBe(0);
  }
  expect(Math.min(...took)).toBeLessThan(LIMIT_MS);
  await remove();
});
