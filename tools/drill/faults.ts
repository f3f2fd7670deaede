import { setTimeout as wait } from 'node:timers/promises';
import type { DrillShops } from './drill-shops.ts';
import type { PostgresCluster } from './postgres-cluster.ts';
import type { Proxy } from './proxies.ts';

export type DrillSetup = {
  readonly shops: DrillShops;
  readonly database: PostgresCluster;
  readonly proxy: Proxy;
};

export type Fault = {
  readonly name: string;
  /** The number of failed requests that is tolerated; unlimited by default. */
  readonly allowed?: number;
  /** Whether pages must be served throughout, from memory. */
  readonly keepsPages?: boolean;
  /** Causes the fault. Resolves when it is over, or repaired like systemd or the operator would. */
  cause(setup: DrillSetup): Promise<void>;
};

/** The number of shoppers who browse and order meanwhile, each with one request at a time. */
export const SHOPPERS = 6;

/** systemd's RestartSec. */
const RESTART_MS = 1_000;

export const FAULTS: readonly Fault[] = [
  {
    name: 'rolling restart of both shops',
    allowed: 0,
    async cause({ shops }) {
      for (const which of [0, 1] as const) {
        await shops.end(which, 'SIGTERM');
        await shops.start(which);
      }
    },
  },
  {
    // Right after the rolling restart, while nginx still avoids the other shop. Requests in progress are cut off.
    name: 'one shop killed',
    allowed: SHOPPERS,
    async cause({ shops }) {
      await shops.end(0, 'SIGKILL');
      await wait(RESTART_MS);
      await shops.start(0);
    },
  },
  {
    name: 'one shop frozen for 30 s',
    async cause({ shops }) {
      shops.signal(0, 'SIGSTOP');
      await wait(30_000);
      shops.signal(0, 'SIGCONT');
    },
  },
  {
    // Most of the proxy's health checks time out.
    name: 'both shops overloaded for 20 s',
    allowed: 0,
    async cause({ shops }) {
      for (let n = 0; n < 8; n += 1) {
        for (const which of [0, 1] as const) shops.signal(which, 'SIGSTOP');
        await wait(2_200);
        for (const which of [0, 1] as const) shops.signal(which, 'SIGCONT');
        await wait(300);
      }
    },
  },
  {
    name: 'database restarted',
    keepsPages: true,
    async cause({ database }) {
      await database.stop();
      await database.start();
    },
  },
  {
    name: 'database killed',
    keepsPages: true,
    async cause({ database }) {
      await database.stop('SIGKILL');
      await database.start();
    },
  },
  {
    name: 'database stopped for 20 s',
    keepsPages: true,
    async cause({ database }) {
      await database.stop();
      await wait(20_000);
      await database.start();
    },
  },
  {
    name: 'database frozen for 20 s',
    keepsPages: true,
    async cause({ database }) {
      database.signalAll('SIGSTOP');
      await wait(20_000);
      database.signalAll('SIGCONT');
    },
  },
  {
    name: 'proxy killed',
    async cause({ proxy }) {
      await proxy.kill();
      await wait(RESTART_MS);
      await proxy.start();
    },
  },
];
