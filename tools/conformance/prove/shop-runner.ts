import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../apps/store/src/embedded-postgres/index.ts';
import { startStore } from '../../../e2e/support/start-store.ts';

/** A running shop for the tests of one fault. */
export type Shop = {
  readonly url: string;
  readonly dataDir: string;
  /** Stops it and deletes its data. */
  close(): Promise<void>;
};

export type ShopRunner = {
  /**
   * Starts the built shop on the prepared data, or on an empty folder (`fresh`: it then fills in the demo catalogue).
   */
  start(options: { readonly fresh: boolean }): Promise<Shop>;
  close(): Promise<void>;
};

/**
 * Starts shops of the copied tree on one database server. The prepared database is a template there: copying it is much
 * faster than starting a server on copied files, which takes seconds.
 */
export async function openShopRunner(tree: string, prepared: string, folder: string): Promise<ShopRunner> {
  const server = join(folder, 'server');
  mkdirSync(server, { recursive: true });
  copyFolder(join(prepared, 'postgres'), join(server, 'postgres'));
  const postgres = await startEmbeddedPostgres({ dataDir: server, durable: false });
  const program = join(tree, 'apps/store/dist/main.js');
  // The drawn pictures: their ids depend on their recipes, so that all shops can share them.
  const shared = join(folder, 'data');
  mkdirSync(shared);
  copyFolder(join(prepared, 'cache'), join(shared, 'cache'));
  const template = new URL(postgres.url).pathname.slice(1);
  const databaseUrlOf = (name: string) => Object.assign(new URL(postgres.url), { pathname: name }).href;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: databaseUrlOf('template1') });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  let count = 0;

  return {
    async start({ fresh }) {
      count += 1;
      if (fresh) {
        const dataDir = join(folder, `fresh-${count}`);
        const store = await startStore({ dataDir, program });
        return {
          url: store.url,
          dataDir,
          async close() {
            await store.end('SIGTERM');
            rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
          },
        };
      }
      rmSync(join(shared, 'outbox'), { recursive: true, force: true });
      const name = `shop_${count}`;
      await admin(`create database ${name} template ${template}`);
      const store = await startStore({
        dataDir: shared,
        program,
        env: { DATABASE_URL: databaseUrlOf(name) },
      });
      return {
        url: store.url,
        dataDir: shared,
        async close() {
          await store.end('SIGTERM');
          await admin(`drop database ${name} with (force)`);
        },
      };
    },
    close: () => postgres.stop(),
  };
}

/** Keeps owners and times; `to` must not exist yet. */
function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}
