import type pg from 'pg';
import { MB } from './resident-memory.ts';

/**
 * The values that a leak would increase; memory in MB. `heap` and `rss` are of the server process, without the
 * database's.
 */
export const MEASURES = ['rss', 'heap', 'handles', 'files', 'connections'] as const;
export type Measure = (typeof MEASURES)[number];
export type Reading = Readonly<Record<Measure, number>>;

/** The tolerated growth of each from the middle to the end, due to caches and garbage collection. */
export const MARGINS: Reading = { rss: 30, heap: 15, handles: 8, files: 8, connections: 4 };

/** The number of readings of which the lowest counts: memory rises until garbage is collected. */
const WINDOW = 6;

/** Reads the shop's metrics, and the number of database connections. Throws if a metric is missing. */
export async function readShop(url: string, token: string, pool: pg.Pool): Promise<Reading> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  const of = (name: string): number => {
    const value = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`There is no metric ${name}`);
    return Number(value);
  };
  const { rows } = await pool.query<{ count: string }>(
    "select count(*) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  return {
    rss: of('process_resident_memory_bytes') / MB,
    heap: of('nodejs_heap_size_used_bytes') / MB,
    handles: of('nodejs_active_resources_total'),
    files: of('process_open_fds'),
    connections: Number(rows[0]?.count),
  };
}

/**
 * The growth of a series from its middle to its end: the slope of the line through the lowest value of each window,
 * times the length.
 */
export function growthOf(series: readonly number[]): number {
  const half = series.slice(Math.floor(series.length / 2));
  const lows: number[] = [];
  for (let at = 0; at < half.length; at += WINDOW) lows.push(Math.min(...half.slice(at, at + WINDOW)));
  if (lows.length < 2) return 0;
  const meanX = (lows.length - 1) / 2;
  const meanY = lows.reduce((sum, low) => sum + low, 0) / lows.length;
  const covariance = lows.reduce((sum, low, x) => sum + (x - meanX) * (low - meanY), 0);
  const variance = lows.reduce((sum, _, x) => sum + (x - meanX) ** 2, 0);
  return (covariance / variance) * (lows.length - 1);
}
