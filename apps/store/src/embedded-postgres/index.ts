import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findBinaries } from './binaries.ts';
import { boundLog, keepLogBounded } from './bound-log.ts';
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
  /** Stops the server and releases the data folder's lock. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** Absolute path. Its folder `postgres/` contains the cluster, its password and its log. */
  readonly dataDir: string;
  /** False for tests: faster, but data is lost if the machine crashes. */
  readonly durable?: boolean;
  /** Logs unexpected ends and restarts of the server. */
  readonly log?: ServerLog;
};

/**
 * Starts the embedded PostgreSQL. The first start creates its cluster. Stops a server that a killed shop left running
 * (the new one recovers all commits). It listens only on the loopback address. If it ends by itself it is restarted at
 * the same address; it ends with this process. Throws ConfigError if another shop uses the folder or the server doesn't
 * start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true, log } = options;
  const unlock = await lockDataDir(dataDir);
  try {
    const binaries = await findBinaries();
    const { home, cluster, log: serverLog } = clusterPaths(dataDir);
    await mkdir(home, { recursive: true, mode: 0o755 });
    const runAs = await chooseUser([home, dirname(binaries.postgres)]);
    await ensureCluster(dataDir, binaries, runAs);
    await clearLeftOver(cluster);
    await boundLog(serverLog);
    const server = await startServer({ dataDir, binaries, runAs, durable });
    const kept = keepRunning({ dataDir, binaries, runAs, durable }, server, log);
    const leaveLog = keepLogBounded(serverLog);
    return {
      url: await serverUrl(dataDir, server.port),
      async stop() {
        leaveLog();
        await kept.stop();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
