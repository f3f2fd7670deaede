import { poolUse } from '@jhola/postgres';
import type { Database } from '../database.ts';
import { askDatabase } from './database-metrics.queries.ts';
import type { Metrics } from './metrics.ts';

/** Measures whether the database responds, and the use of the connection pool. */
export function measureDatabase(metrics: Metrics, db: Database): void {
  metrics.gauges(
    {
      jhola_database_connections: {
        help: 'Connections of the pool: in use, idle, and requests waiting for one',
        label: 'state',
      },
      jhola_database_connections_max: { help: 'The most connections that the pool opens' },
    },
    () => {
      const use = poolUse(db);
      if (use === undefined) return {};
      const { inUse, idle, waiting, max } = use;
      return {
        jhola_database_connections: { 'in use': inUse, idle, waiting },
        jhola_database_connections_max: max,
      };
    },
  );
  metrics.databaseGauges(
    { jhola_database_up: { help: '1 if the database answers, else 0', ifUnread: 0 } },
    async () => {
      await askDatabase(db);
      return { jhola_database_up: 1 };
    },
  );
}
