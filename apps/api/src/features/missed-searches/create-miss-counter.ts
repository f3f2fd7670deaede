import { indiaDayOf } from '@jhola/domain';
import type { Services } from '../../platform/services.ts';
import type { CountableTerm } from './countable-term.ts';
import { addMisses, type Miss, sweepMisses } from './missed-searches.queries.ts';

/** How long misses are gathered before they are written together. */
const GATHER_MS = 2_000;
/** Different terms that are gathered at most; what comes on top is dropped. */
const MOST_TERMS = 500;
/** Misses that one address may tell while they are gathered: many shoppers share one, a program needs no more. */
const MOST_FROM_ONE = 20;
const KEPT_DAYS = 60;

export type MissCounter = {
  /** Counts a term. `from` is only looked at, never kept. */
  note(term: CountableTerm, from: string): void;
  /** Writes what is gathered, and gathers no more. */
  stop(): Promise<void>;
};

/** Gathers searches that found nothing and writes them in the background, many at once. */
export function createMissCounter({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): MissCounter {
  let gathered = new Map<string, Miss>();
  let told = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    timer = null;
    const misses = [...gathered.values()];
    gathered = new Map();
    told = new Map();
    const today = indiaDayOf(clock.now());
    try {
      await addMisses(db, today, misses);
      await sweepMisses(db, today, KEPT_DAYS);
    } catch (err) {
      log.warn({ err, terms: misses.length }, 'Searches that found nothing could not be counted');
    }
  }

  return {
    note({ folded, shown }, from) {
      const before = gathered.get(folded);
      const times = told.get(from) ?? 0;
      if (times >= MOST_FROM_ONE || (before === undefined && gathered.size >= MOST_TERMS)) return;
      told.set(from, times + 1);
      gathered.set(folded, { term: folded, shown, count: (before?.count ?? 0) + 1 });
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
