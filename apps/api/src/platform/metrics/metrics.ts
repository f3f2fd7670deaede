import type { FastifyBaseLogger } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { rejectOn } from '../reject-on.ts';

/** The name and help text of a metric. Names begin with `jhola_` and end with their unit; counters end in `_total`. */
export type MetricOptions<Label extends string = never> = {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly Label[];
};

/** A gauge of a group; with `label` it has a value for each value of that label. */
export type GaugeInGroup = {
  readonly help: string;
  readonly label?: string;
  /** Its value if the group can't be read; without it the gauge has no value then. */
  readonly ifUnread?: number;
};

/** The value of each gauge; null leaves it out, and so does a missing key. */
export type Readings<Name extends string> = Readonly<
  Partial<Record<Name, number | null | Readonly<Record<string, number>>>>
>;

export type Metrics = {
  /** For metrics that a library registers. */
  readonly registry: Registry;
  counter<Label extends string = never>(options: MetricOptions<Label>): Counter<Label>;
  /** `buckets` are upper bounds, in ascending order. */
  histogram<Label extends string = never>(
    options: MetricOptions<Label> & { readonly buckets: number[] },
  ): Histogram<Label>;
  /** Gauges that are read at each scrape, all with one call of `read`. */
  gauges<Name extends string>(
    group: Readonly<Record<Name, GaugeInGroup>>,
    read: () => Readings<Name> | Promise<Readings<Name>>,
  ): void;
  /** Gauges that are read from the database. Their groups are read one after another: a scrape uses one connection. */
  databaseGauges<Name extends string>(
    group: Readonly<Record<Name, GaugeInGroup>>,
    read: () => Promise<Readings<Name>>,
  ): void;
  /**
   * Reads all gauges and returns all metrics in Prometheus' text format. Gauges that can't be read within two seconds
   * have no value. Scrapes at the same time share one reading.
   */
  scrape(): Promise<string>;
};

/** How long a scrape waits for its gauges; Prometheus waits ten seconds for a scrape by default. */
const READ_LIMIT_MS = 2_000;

type Group = { readonly names: string; read(): Promise<void>; clear(): void };

type Unread = { readonly gauges: string; readonly err: unknown };

/** Creates an empty registry of metrics. Logs gauges that can't be read, in one warning per scrape. */
export function createMetrics(
  log: Pick<FastifyBaseLogger, 'warn'>,
  readLimitMs: number = READ_LIMIT_MS,
): Metrics {
  const registry = new Registry();
  const inMemory: Group[] = [];
  const inDatabase: Group[] = [];
  let scraping: Promise<string> | null = null;

  async function readAll(): Promise<void> {
    const unread: Unread[] = [];
    const timeout = AbortSignal.timeout(readLimitMs);
    const readOne = async (group: Group) => {
      try {
        timeout.throwIfAborted();
        await Promise.race([group.read(), rejectOn(timeout)]);
      } catch (err) {
        group.clear();
        unread.push({ gauges: group.names, err });
      }
    };
    const readOneByOne = async () => {
      for (const group of inDatabase) await readOne(group);
    };
    await Promise.all([...inMemory.map(readOne), readOneByOne()]);
    if (unread.length === 0) return;
    const gauges = unread.map((group) => group.gauges).join(', ');
    log.warn({ err: unread[0]?.err, gauges }, 'Some metrics could not be read');
  }

  return {
    registry,
    counter: ({ labelNames = [], ...options }) =>
      new Counter({ ...options, labelNames, registers: [registry] }),
    histogram: ({ labelNames = [], ...options }) =>
      new Histogram({ ...options, labelNames, registers: [registry] }),
    gauges: (group, read) => void inMemory.push(gaugeGroup(registry, group, read)),
    databaseGauges: (group, read) => void inDatabase.push(gaugeGroup(registry, group, read)),
    scrape() {
      scraping ??= readAll()
        .then(() => registry.metrics())
        .finally(() => {
          scraping = null;
        });
      return scraping;
    },
  };
}

function gaugeGroup<Name extends string>(
  registry: Registry,
  group: Readonly<Record<Name, GaugeInGroup>>,
  read: () => Readings<Name> | Promise<Readings<Name>>,
): Group {
  const names = Object.keys(group) as Name[];
  const gauges = names.map((name) => {
    const { help, label, ifUnread } = group[name];
    const labelNames = label === undefined ? [] : [label];
    return { name, label, ifUnread, gauge: new Gauge({ name, help, labelNames, registers: [registry] }) };
  });
  const empty = () => {
    for (const { gauge, label } of gauges) {
      if (label === undefined) gauge.remove();
      else gauge.reset();
    }
  };
  empty();
  /** The number of the newest reading: results of earlier readings that arrive late are ignored. */
  let newest = 0;
  return {
    names: names.join(', '),
    clear() {
      newest += 1;
      empty();
      for (const { gauge, ifUnread } of gauges) if (ifUnread !== undefined) gauge.set(ifUnread);
    },
    async read() {
      newest += 1;
      const mine = newest;
      const readings = await read();
      if (mine !== newest) return;
      empty();
      for (const { name, label, gauge } of gauges) {
        const value = readings[name];
        if (value === undefined || value === null) continue;
        if (typeof value === 'number') gauge.set(value);
        else if (label !== undefined)
          for (const [key, one] of Object.entries<number>(value)) gauge.set({ [label]: key }, one);
      }
    },
  };
}
