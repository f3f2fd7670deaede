import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate, openDatabase } from '@jhola/api';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../apps/store/src/embedded-postgres/index.ts';

const MIGRATIONS = fileURLToPath(new URL('../../apps/api/migrations', import.meta.url));
const TEMPLATE = 'template_shop';

/** One server a run, that forgets everything, with a migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jhola-tests-'));
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const url = new URL(server.url);
  url.pathname = TEMPLATE;
  const db = openDatabase(url.href);
  await migrate(db, MIGRATIONS);
  await db.destroy();
  project.provide('postgres', { url: server.url, template: TEMPLATE });
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
