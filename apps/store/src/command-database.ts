import { constants } from 'node:os';
import type { Config } from '@jhola/api';
import { runningPostgresUrl, startEmbeddedPostgres } from './embedded-postgres/index.ts';

export type OpenedDatabase = {
  readonly url: string;
  /** Stops the server if it was started by this command. */
  readonly stop: () => Promise<void>;
};

/**
 * The shop's database for a command, whether the shop is running or not: the configured one; otherwise the server that
 * is running on the data folder; otherwise starts it.
 */
export async function openShopDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<OpenedDatabase> {
  const leave = { stop: async () => undefined };
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, ...leave };
  const running = await runningPostgresUrl(config.dataDir);
  if (running !== null) return { url: running, ...leave };
  return startEmbeddedPostgres({ dataDir: config.dataDir });
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Opens the shop's database for a command that doesn't handle signals itself, and lets a signal end it: with the exit
 * code of the signal, and with the server that this command started, or is starting.
 */
export async function openDatabaseUntilSignal(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<OpenedDatabase> {
  for (const signal of SIGNALS) process.on(signal, end);
  const { url, stop } = await openShopDatabase(config);
  return {
    url,
    async stop() {
      await stop();
      for (const signal of SIGNALS) process.off(signal, end);
    },
  };
}

/** The exit code that shells and systemd expect after a signal: 130 after Ctrl-C. */
function end(signal: NodeJS.Signals): void {
  process.exit(128 + constants.signals[signal]);
}
