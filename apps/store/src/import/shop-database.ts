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

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** The exit code that shells expect after Ctrl-C. */
const INTERRUPTED = 130;

/**
 * Opens the shop's database for a command that doesn't handle signals itself. The server runs in a process group of its
 * own, so it would outlive a command that a signal ends: one that this command started is stopped first.
 */
export async function openDatabaseUntilSignal(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<Omit<OpenedDatabase, 'kill'>> {
  const { url, stop, kill } = await openShopDatabase(config);
  const end = () => {
    kill();
    process.exit(INTERRUPTED);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return {
    url,
    async stop() {
      await stop();
      for (const signal of SIGNALS) process.off(signal, end);
    },
  };
}
