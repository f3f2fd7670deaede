import { setTimeout as wait } from 'node:timers/promises';
import { clusterPaths } from './cluster.ts';
import { clearLeftOver, killServer, stopServer } from './left-over.ts';
import { lastWords, type RunningServer, type ServerOptions, tryServer } from './server.ts';

/** Where it is said that the server ended and was started again. */
export type ServerLog = {
  warn(about: object, text: string): void;
  error(about: object, text: string): void;
};

export type KeptServer = {
  /** Stops the server for good. */
  stop(): Promise<void>;
  /** The same at once, without waiting. */
  kill(): void;
};

const STAY_MS = 1_000;
const PAUSE_MS = { first: 100, most: 5_000 };

/**
 * Keeps a server running: one that ends without being told to is started again on the same port, as often as it takes,
 * with pauses that grow while it doesn't come up (its disk is full, say). Its log replays what was committed.
 */
export function keepRunning(options: ServerOptions, first: RunningServer, log?: ServerLog): KeptServer {
  const { cluster } = clusterPaths(options.dataDir);
  let pid = first.pid;
  let isStopping = false;

  async function watch(server: RunningServer): Promise<void> {
    await server.ended;
    while (!isStopping) {
      log?.error({ alarm: 'database' }, 'PostgreSQL ended by itself; starting it again');
      const next = await startAgain(server.port);
      if (next === null) return;
      log?.warn({}, 'PostgreSQL is running again');
      await next.ended;
    }
  }

  async function startAgain(port: number): Promise<RunningServer | null> {
    for (let pause = PAUSE_MS.first; !isStopping; pause = Math.min(pause * 2, PAUSE_MS.most)) {
      await clearLeftOver(cluster);
      if (isStopping) return null;
      const server = await tryServer(options, port, (started) => {
        pid = started;
      });
      if (server !== null) return server;
      if (isStopping) return null;
      const said = await lastWords(options.dataDir);
      log?.error({ alarm: 'database', said }, 'PostgreSQL did not start; trying again');
      await wait(pause);
    }
    return null;
  }

  const over = watch(first).catch((error: unknown) => {
    log?.error({ alarm: 'database', err: error }, 'PostgreSQL is not looked after any longer');
  });

  return {
    async stop() {
      isStopping = true;
      // The one that runs, or that is just coming up.
      await stopServer(pid);
      // Nothing else may keep this process alive until it hears that the server has ended.
      const waiting = setInterval(() => undefined, STAY_MS);
      await over.finally(() => clearInterval(waiting));
    },
    kill() {
      isStopping = true;
      killServer(pid);
    },
  };
}
