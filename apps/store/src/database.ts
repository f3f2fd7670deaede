import { type Config, ConfigError, waitForDatabase } from '@jhola/api';
import { type ServerLog, startEmbeddedPostgres } from './embedded-postgres/index.ts';
import type { Progress } from './startup/progress.ts';

export type ShopDatabase = {
  readonly url: string;
  /** Whether this is the embedded server: then the shop gets a demo catalogue. */
  readonly embedded: boolean;
  stop(): Promise<void>;
};

/** How long to wait for the database of DATABASE_URL. */
const WAIT_MS = 60_000;

export type DatabaseOptions = {
  readonly config: Config;
  readonly progress: Progress;
  readonly log: ServerLog;
  /** Whether the shop is closing: then the wait for the database ends. */
  readonly isClosing: () => boolean;
};

/** Waits for the database of DATABASE_URL, or starts the embedded one. Throws ConfigError if neither is possible. */
export async function provideDatabase(options: DatabaseOptions): Promise<ShopDatabase> {
  const { config, progress, log, isClosing } = options;
  if (config.databaseUrl !== undefined) {
    await waitForDatabase(config.databaseUrl, {
      limitMs: WAIT_MS,
      isCancelled: isClosing,
      onWaiting: (reason) =>
        progress.say(`  The database doesn’t answer yet (${reason}): waiting for up to a minute`),
    }).catch((error: Error) => {
      throw new ConfigError(`The database of DATABASE_URL can’t be used: ${error.message}`, { cause: error });
    });
    return { url: config.databaseUrl, embedded: false, stop: async () => undefined };
  }
  const server = await progress.step('Starting PostgreSQL', () =>
    startEmbeddedPostgres({ dataDir: config.dataDir, log }),
  );
  return { ...server, embedded: true };
}
