import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { priceListText } from '../../bench/src/price-list-text.ts';

const IMPORT = fileURLToPath(new URL('../../apps/store/dist/import.js', import.meta.url));

/** Imports a price list with this many products, using the shop's own command. */
export function importProducts(folder: string, databaseUrl: string, count: number): void {
  const file = join(folder, 'products.csv');
  writeFileSync(file, priceListText(count, 0));
  const { status, stdout, stderr } = spawnSync(process.execPath, [IMPORT, file, '--yes'], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data') },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The import failed:\n${stdout}${stderr}`);
}
