import type { Config } from '@jhola/api';
import { runningPostgresUrl, startEmbeddedPostgres } from '../embedded-postgres/index.ts';

export type JoinedDatabase = { readonly url: string; readonly stop: () => Promise<void> };

/** The configured database; else the one of the shop that is running on the data folder; else it is started. */
export async function joinDatabase(config: Config): Promise<JoinedDatabase> {
  const leave = async () => undefined;
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: leave };
  const running = await runningPostgresUrl(config.dataDir);
  if (running !== null) return { url: running, stop: leave };
  return startEmbeddedPostgres({ dataDir: config.dataDir });
}
