import { setTimeout as wait } from 'node:timers/promises';
import { clusterPaths } from './cluster.ts';
import { clearLeftOver, stopServer } from './left-over.ts';
import { lastLogLines, type RunningServer, type ServerOptions, tryServer } from './server.ts';

/** The log for messages that the server ended and was restarted. */
export type ServerLog = {
  warn(about: object, text: string): void;
  error(about: object, text: string): void;
};

export type KeptServer = {
  /** Stops the server for good. */
  stop(): Promise<void>;
};

const KEEP_ALIVE_MS = 1_000;
const PAUSE_MS = { first: 100, most: 5_000 };

/**
 * Keeps a server running: if it ends by itself it is restarted on the same port, with growing pauses if it doesn't
 * start (because its disk is full, for example). Restarts aren't limited in number. PostgreSQL recovers all commits.
 */
export function keepRunning(options: ServerOptions, first: RunningServer, log?: ServerLog): KeptServer {
  const { cluster } = clusterPaths(options.dataDir);
  let pid = first.pid;
  let isStopping = false;

  async function watch(server: RunningServer): Promise<void> {
    await server.ended;
    while (!isStopping) {
      log?.error({ alarm: 'database' }, 'PostgreSQL ended unexpectedly; restarting it');
      const next = await restart(server.port);
      if (next === null) return;
      log?.warn({}, 'PostgreSQL is running again');
      await next.ended;
    }
  }

  /** Tries until it succeeds, also if an attempt throws; null if the server is to be stopped. */
  async function restart(port: number): Promise<RunningServer | null> {
    for (let pause = PAUSE_MS.first; !isStopping; pause = Math.min(pause * 2, PAUSE_MS.most)) {
      try {
        const server = await start(port);
        if (server !== null || isStopping) return server;
        const serverLog = await lastLogLines(options.dataDir);
        log?.error({ alarm: 'database', serverLog }, 'PostgreSQL did not start; retrying');
      } catch (err) {
        log?.error({ alarm: 'database', err }, 'PostgreSQL could not be started; retrying');
      }
      if (!isStopping) await wait(pause);
    }
    return null;
  }

  async function start(port: number): Promise<RunningServer | null> {
    await clearLeftOver(cluster);
    if (isStopping) return null;
    return tryServer(options, port, (started) => {
      pid = started;
    });
  }

  const watching = watch(first);

  return {
    async stop() {
      isStopping = true;
      // The server that is running or starting.
      await stopServer(pid);
      // A timer, because otherwise nothing may keep this process alive until the server has ended.
      const keepAlive = setInterval(() => undefined, KEEP_ALIVE_MS);
      await watching.finally(() => clearInterval(keepAlive));
    },
  };
}
