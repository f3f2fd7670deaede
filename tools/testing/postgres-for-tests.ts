import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate, openDatabase } from '@jhola/api';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../apps/store/src/embedded-postgres/index.ts';
import { makeRunFolder } from './run-folder.mjs';

const MIGRATIONS = fileURLToPath(new URL('../../apps/api/migrations', import.meta.url));
/** A server that several runs share, one after the other: starting one takes longer than most runs. */
const SHARED_SERVER = process.env.TEST_POSTGRES_URL;

/** A migrated template database, on a server without durability: started for this run, or the shared one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (SHARED_SERVER !== undefined) {
    const template = `template_${await stateOfMigrations()}`;
    await makeTemplate(SHARED_SERVER, template);
    project.provide('postgres', { url: SHARED_SERVER, template });
    return async () => {};
  }
  const dataDir = await makeRunFolder('jhola-postgres');
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  await makeTemplate(server.url, 'template_shop');
  project.provide('postgres', { url: server.url, template: 'template_shop' });
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Creates the migrated database unless it exists. */
async function makeTemplate(server: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    await client.query('drop database if exists unfinished');
    await client.query('create database unfinished');
    const url = new URL(server);
    url.pathname = 'unfinished';
    const db = openDatabase(url.href);
    await migrate(db, MIGRATIONS);
    await db.destroy();
    await client.query(`alter database unfinished rename to ${name}`);
  } finally {
    await client.end();
  }
}

async function stateOfMigrations(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(MIGRATIONS)).toSorted()) {
    hash.update(`${name}\n${await readFile(join(MIGRATIONS, name), 'utf8')}`);
  }
  return hash.digest('hex').slice(0, 16);
}
