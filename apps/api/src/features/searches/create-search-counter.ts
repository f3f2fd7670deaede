import { indiaDayOf } from '@jhola/domain';
import type { Services } from '../../platform/services.ts';
import type { CountableTerm } from './countable-term.ts';
import { addSearches, type Counted, type SearchCounts, sweepSearches } from './searches.queries.ts';

/** How long counts are gathered before they are written together. */
const GATHER_MS = 2_000;
/** Different terms that are gathered at most; what comes on top is dropped. */
const MOST_TERMS = 500;
/** What one address may tell while counts are gathered: many shoppers share one, a program needs no more. */
const MOST_FROM_ONE = 20;
/** Terms that were looked for once go earlier: they may be somebody's name or address. */
const KEPT = { days: 60, rareDays: 7 };

export type SearchCounter = {
  /** Counts what happened to a term. `from` is only looked at, never kept. */
  note(term: CountableTerm, happened: Partial<SearchCounts>, from: string): void;
  /** Writes what is gathered, and gathers no more. */
  stop(): Promise<void>;
};

/** Gathers counts of searches and writes them in the background, many at once. What can't be written is lost. */
export function createSearchCounter({
  db,
  clock,
  log,
}: Pick<Services, 'db' | 'clock' | 'log'>): SearchCounter {
  let gathered = new Map<string, Counted>();
  let told = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  let sweptOn: string | null = null;

  async function write(): Promise<void> {
    timer = null;
    const counted = [...gathered.values()];
    gathered = new Map();
    told = new Map();
    const today = indiaDayOf(clock.now());
    try {
      await addSearches(db, today, counted);
      if (sweptOn === today) return;
      await sweepSearches(db, today, KEPT);
      sweptOn = today;
    } catch (err) {
      log.warn({ err, terms: counted.length }, 'Searches could not be counted');
    }
  }

  return {
    note({ folded, shown }, happened, from) {
      const before = gathered.get(folded);
      const times = told.get(from) ?? 0;
      if (times >= MOST_FROM_ONE || (before === undefined && gathered.size >= MOST_TERMS)) return;
      told.set(from, times + 1);
      gathered.set(folded, {
        term: folded,
        shown,
        searches: (before?.searches ?? 0) + (happened.searches ?? 0),
        missed: (before?.missed ?? 0) + (happened.missed ?? 0),
        chosen: (before?.chosen ?? 0) + (happened.chosen ?? 0),
      });
      timer ??= setTimeout(() => {
        writing = write();
      }, GATHER_MS).unref();
    },
    async stop() {
      if (timer !== null) {
        clearTimeout(timer);
        writing = write();
      }
      await writing;
    },
  };
}
