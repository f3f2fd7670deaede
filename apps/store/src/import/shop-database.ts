import type { Config } from '@jhola/api';
import { runningPostgresUrl, startEmbeddedPostgres } from '../embedded-postgres/index.ts';

export type OpenedDatabase = {
  readonly url: string;
  /** Stops the server if it was started by this command. */
  readonly stop: () => Promise<void>;
  /** Stops the server at once, without waiting. */
  readonly kill: () => void;
};

/** The configured database; otherwise the server that is running on the data folder; otherwise starts it. */
export async function openShopDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<OpenedDatabase> {
  const leave = { stop: async () => undefined, kill: () => undefined };
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, ...leave };
  const running = await runningPostgresUrl(config.dataDir);
  if (running !== null) return { url: running, ...leave };
  return startEmbeddedPostgres({ dataDir: config.dataDir });
}
