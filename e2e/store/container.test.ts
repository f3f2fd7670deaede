import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copySmallShop } from '../support/data-folder.ts';
import { expect, testOfStarts as test } from '../support/journey.ts';
import { makeDataDir, startStore } from '../support/start-store.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CONTAINERFILE = join(ROOT, 'deploy/Containerfile');

test('the image contains all files that the shop needs', async () => {
  const shop = mkdtempSync(join(tmpdir(), 'jhola-image-'));
  const { dataDir, remove } = await makeDataDir();
  try {
    copySmallShop(dataDir);
    copyAsImage(shop);
    const program = join(shop, 'apps/store/dist/main.js');
    const store = await startStore({ dataDir, program });
    try {
      expect((await fetch(`${store.url}/readyz`)).status).toBe(200);
      expect((await fetch(store.url)).status).toBe(200);
    } finally {
      expect(await store.end('SIGTERM')).toBe(0);
    }
    // Pictures of loose goods, which are read at the first request.
    const [render = ''] = readdirSync(join(ROOT, 'demo/renders'));
    const found = createRequire(program).resolve(`@jhola/demo/renders/${render}`);
    expect(readFileSync(found).length).toBeGreaterThan(0);
  } finally {
    await remove();
    rmSync(shop, { recursive: true });
  }
});

/**
 * Copies what the last stage of the Containerfile copies; npm packages as links, without the project's own packages,
 * which it removes. Unlike the image this has the embedded PostgreSQL.
 */
function copyAsImage(shop: string): void {
  const last =
    readFileSync(CONTAINERFILE, 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const copies = [...last.matchAll(/^COPY --from=build \/shop\/(\S+) (\S+)$/gm)];
  expect(copies.length).toBeGreaterThan(5);
  const packages = join(shop, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name === '@jhola') continue;
    symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  }
  for (const [, from = '', to = ''] of copies) {
    mkdirSync(dirname(join(shop, to)), { recursive: true });
    cpSync(join(ROOT, from), join(shop, to), { recursive: true });
  }
}
