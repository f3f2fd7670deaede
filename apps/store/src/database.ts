import { type Config, untilAnswers } from '@jhola/api';
import { type ServerLog, startEmbeddedPostgres } from './embedded-postgres/index.ts';
import type { Progress } from './startup/progress.ts';

export type ShopDatabase = {
  readonly url: string;
  /** Whether the server is ours: then the shop is somebody's first look, and gets a demo catalogue. */
  readonly embedded: boolean;
  stop(): Promise<void>;
  /** Without waiting. */
  kill(): void;
};

/** So long a database of one's own may take to start, or to be found. */
const WAIT_MS = 60_000;

export type DatabaseOptions = {
  readonly config: Config;
  readonly progress: Progress;
  readonly log: ServerLog;
  /** Whether the shop is being closed: then nobody waits any longer. */
  readonly isOver: () => boolean;
};

/** The configured database once it answers, or the one that comes along. */
export async function provideDatabase(options: DatabaseOptions): Promise<ShopDatabase> {
  const { config, progress, log, isOver } = options;
  if (config.databaseUrl !== undefined) {
    await untilAnswers(config.databaseUrl, {
      limitMs: WAIT_MS,
      isOver,
      onWaiting: (reason) =>
        progress.say(`  The database doesn’t answer yet (${reason}): waiting for up to a minute`),
    });
    return { url: config.databaseUrl, embedded: false, stop: async () => undefined, kill: () => undefined };
  }
  const server = await progress.step('Starting PostgreSQL', () =>
    startEmbeddedPostgres({ dataDir: config.dataDir, log }),
  );
  return { ...server, embedded: true };
}
