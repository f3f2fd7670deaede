import type { Config } from '@jhola/api';
import { startEmbeddedPostgres } from './embedded-postgres/index.ts';
import type { Progress } from './startup/progress.ts';

export type ShopDatabase = {
  readonly url: string;
  /** Whether the server is ours: then the shop is somebody's first look, and gets a demo catalogue. */
  readonly embedded: boolean;
  stop(): Promise<void>;
  /** Without waiting. */
  kill(): void;
};

/** The configured database, or the one that comes along. */
export async function provideDatabase(config: Config, progress: Progress): Promise<ShopDatabase> {
  if (config.databaseUrl !== undefined) {
    return { url: config.databaseUrl, embedded: false, stop: async () => undefined, kill: () => undefined };
  }
  const server = await progress.step('Starting PostgreSQL', () =>
    startEmbeddedPostgres({ dataDir: config.dataDir }),
  );
  return { ...server, embedded: true };
}
