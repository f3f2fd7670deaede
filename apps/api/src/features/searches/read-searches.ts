import { DAY_MS, indiaDayOf } from '@jhola/domain';
import { setImmediate } from 'node:timers/promises';
import type { Services } from '../../platform/services.ts';
import type { Shelf } from '../catalogue/index.ts';
import { readMissedSearches, readSearchTotals, readUnchosenSearches } from './searches.queries.ts';

const DAYS = 30;
/** Terms that are looked at, and how many of them are answered. */
const READ = 100;
const ANSWERED = 30;
/** Fewer searches that nobody chose from say nothing. */
const LEAST_UNCHOSEN = 2;

type Sought = { readonly term: string; readonly count: number };

/** The searches of the last days that found nothing or nothing wanted, most frequent first, with what could be meant. */
export async function readSearches(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  shelf: Pick<Shelf, 'search' | 'proposals'>,
) {
  const since = indiaDayOf(new Date(clock.now().getTime() - DAYS * DAY_MS));
  const { searches, missed, chosen } = await readSearchTotals(db, since);
  const unfound = await readMissedSearches(db, since, READ);
  const unchosen = await readUnchosenSearches(db, since, { least: LEAST_UNCHOSEN, limit: READ });
  const finds = ({ term }: Sought) => shelf.search(term).products.length > 0;
  return {
    lastDays: DAYS,
    searches,
    missed,
    chosen,
    // Added words or products may have helped since.
    withoutResults: await withProposals(unfound, (sought) => !finds(sought), shelf),
    withoutClicks: await withProposals(unchosen, finds, shelf),
  };
}

/** The first terms that are `wanted`, with proposals. Other requests are answered in between. */
async function withProposals(
  terms: readonly Sought[],
  wanted: (sought: Sought) => boolean,
  shelf: Pick<Shelf, 'search' | 'proposals'>,
) {
  const answered = [];
  for (const sought of terms) {
    if (answered.length >= ANSWERED) break;
    await setImmediate();
    if (!wanted(sought)) continue;
    const { term, count } = sought;
    const [first] = shelf.search(term).products;
    answered.push({ term, count, found: first?.name ?? null, proposals: shelf.proposals(term) });
  }
  return answered;
}
