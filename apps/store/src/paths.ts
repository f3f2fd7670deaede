import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root, which is the same from `apps/store/src` and from the bundle in `apps/store/dist`. */
const root = findRoot(dirname(fileURLToPath(import.meta.url)));

export const paths = {
  package: join(root, 'package.json'),
  migrations: join(root, 'apps/api/migrations'),
  sandboxMigrations: join(root, 'packages/payment-sandbox/migrations'),
  web: join(root, 'apps/web'),
  webClient: join(root, 'apps/web/build/client'),
  /** The built pages for the server, one folder per language. */
  webServer: join(root, 'apps/web/build/server'),
} as const;

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'apps/api/migrations'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('The shop’s program files were not found');
  return findRoot(above);
}
