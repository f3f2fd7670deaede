import { indiaDayOf } from '@jhola/domain';
import { addressKey } from '../../platform/rate-limit/index.ts';
import type { Services } from '../../platform/services.ts';
import type { CountableTerm } from './countable-term.ts';
import {
  addSearches,
  type Counted,
  deleteOldSearches,
  MOST_TERMS_A_DAY,
  type SearchCounts,
} from './searches.queries.ts';

/** How long counts are collected in memory before they are written. */
const GATHER_MS = 2_000;
/** The most different terms in memory; further ones are dropped. */
const MOST_TERMS = 500;
/** The most counts accepted from one address between two writes: many shoppers may share an address. */
const MOST_FROM_ONE = 20;
/** The most terms of a day that come from one address: otherwise a program could use up the day's terms. */
const MOST_NEW_FROM_ONE = MOST_TERMS_A_DAY / 5;
/** Terms that were searched only once are deleted earlier: they may be a person's name or address. */
const KEPT = { days: 60, rareDays: 7 };

export type SearchCounter = {
  /** Counts an event of a term. `from` is a client's IP address: only used for the limit, never stored. */
  note(term: CountableTerm, happened: Partial<SearchCounts>, from: string): void;
  /** Writes the collected counts, and stops. */
  stop(): Promise<void>;
};

type Gathered = Omit<Counted, 'mostNew'>;

/** Collects counts of searches and writes them in batches in the background. Counts that can't be written are lost. */
export function createSearchCounter({
  db,
  clock,
  log,
}: Pick<Services, 'db' | 'clock' | 'log'>): SearchCounter {
  let gathered = new Map<string, Gathered>();
  /** How many counts each address has added to `gathered`. */
  let gatheredFrom = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  /** Writes one batch after the other; never rejects. */
  let writing: Promise<void> = Promise.resolve();
  /** The day on which this process last deleted old counts. */
  let deletedOldOn: string | null = null;
  /** How many new terms came from each address today. */
  let added = { on: '', from: new Map<string, number>() };

  async function write(): Promise<void> {
    const terms = gathered;
    gathered = new Map();
    gatheredFrom = new Map();
    const today = indiaDayOf(clock.now());
    if (added.on !== today) added = { on: today, from: new Map() };
    const { from: addedFrom } = added;
    const addedBy = (address: string) => addedFrom.get(address) ?? 0;
    const counted = [...terms.values()].map((term) => ({
      ...term,
      mostNew: MOST_NEW_FROM_ONE - addedBy(term.from),
    }));
    try {
      for (const term of await addSearches(db, today, counted)) {
        const from = terms.get(term)?.from ?? '';
        addedFrom.set(from, addedBy(from) + 1);
      }
      if (deletedOldOn === today) return;
      await deleteOldSearches(db, today, KEPT);
      deletedOldOn = today;
    } catch (err) {
      log.warn({ err, terms: counted.length }, 'Searches could not be counted');
    }
  }

  function writeNext(): void {
    timer = null;
    writing = writing.then(write);
  }

  return {
    note({ folded, shown }, happened, from) {
      const before = gathered.get(folded);
      const address = addressKey(from);
      const times = gatheredFrom.get(address) ?? 0;
      if (times >= MOST_FROM_ONE || (before === undefined && gathered.size >= MOST_TERMS)) return;
      gatheredFrom.set(address, times + 1);
      gathered.set(folded, {
        term: folded,
        shown,
        from: before?.from ?? address,
        searches: (before?.searches ?? 0) + (happened.searches ?? 0),
        missed: (before?.missed ?? 0) + (happened.missed ?? 0),
        chosen: (before?.chosen ?? 0) + (happened.chosen ?? 0),
      });
      timer ??= setTimeout(writeNext, GATHER_MS).unref();
    },
    async stop() {
      if (timer !== null) {
        clearTimeout(timer);
        writeNext();
      }
      await writing;
    },
  };
}
