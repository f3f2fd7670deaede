import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findBinaries } from './binaries.ts';
import { clusterPaths, ensureCluster } from './cluster.ts';
import { keepRunning, type ServerLog } from './keep-running.ts';
import { clearLeftOver } from './left-over.ts';
import { lockDataDir } from './lock.ts';
import { chooseUser } from './run-as.ts';
import { serverUrl, startServer } from './server.ts';

export type { ServerLog } from './keep-running.ts';
export { runningPostgresUrl } from './server.ts';

export type EmbeddedPostgres = {
  /** postgres://…, password included. */
  readonly url: string;
  /** Stops the server and gives the data folder free. */
  stop(): Promise<void>;
  /** For the last moment of a process: ends the server at once. What was committed is there at the next start. */
  kill(): void;
};

export type EmbeddedPostgresOptions = {
  /** Absolute. The cluster, its password and its log lie in `postgres/` below it. */
  readonly dataDir: string;
  /** False for tests: faster, and nothing survives a crash of the machine. */
  readonly durable?: boolean;
  /** Told when the server ended by itself and was started again. */
  readonly log?: ServerLog;
};

/**
 * Brings up the PostgreSQL that comes along with the shop: makes its cluster at first start, stops a server
 * that a killed shop left behind (its log replays what was committed), and listens on the loopback address only. If it
 * ends by itself it is started again at the same address.
 * Throws with a sentence for people where another shop holds the folder or the server won't start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true, log } = options;
  const unlock = await lockDataDir(dataDir);
  try {
    const binaries = await findBinaries();
    const { home, cluster } = clusterPaths(dataDir);
    await mkdir(home, { recursive: true, mode: 0o755 });
    const runAs = await chooseUser([home, dirname(binaries.postgres)]);
    await ensureCluster(dataDir, binaries, runAs);
    await clearLeftOver(cluster);
    const server = await startServer({ dataDir, binaries, runAs, durable });
    const kept = keepRunning({ dataDir, binaries, runAs, durable }, server, log);
    return {
      url: await serverUrl(dataDir, server.port),
      async stop() {
        await kept.stop();
        await unlock();
      },
      kill: () => kept.kill(),
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
