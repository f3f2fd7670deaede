import { addIndiaDays, indiaDayOf } from '@jhola/domain';
import { setImmediate } from 'node:timers/promises';
import type { Services } from '../../platform/services.ts';
import type { Shelf } from '../catalogue/index.ts';
import { readMissedSearches, readSearchTotals, readUnchosenSearches } from './searches.queries.ts';

const DAYS = 30;
/** How many terms are examined, and how many are returned with proposals. */
const MOST_EXAMINED = 100;
const MOST_RETURNED = 30;
/** Fewer searches without a click aren't significant. */
const LEAST_UNCHOSEN = 2;

type Sought = { readonly term: string; readonly count: number };

/** The searches of the last days without results or without clicks, most frequent first, with proposed meanings. */
export async function readSearches(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  shelf: Pick<Shelf, 'search' | 'proposals'>,
) {
  const since = addIndiaDays(indiaDayOf(clock.now()), 1 - DAYS);
  const { searches, missed, chosen } = await readSearchTotals(db, since);
  const unfound = await readMissedSearches(db, since, MOST_EXAMINED);
  const unchosen = await readUnchosenSearches(db, since, { least: LEAST_UNCHOSEN, limit: MOST_EXAMINED });
  const finds = ({ term }: Sought) => shelf.search(term).products.length > 0;
  return {
    lastDays: DAYS,
    searches,
    missed,
    chosen,
    // Words or products added since may have helped.
    withoutResults: await withProposals(unfound, (sought) => !finds(sought), shelf),
    withoutClicks: await withProposals(unchosen, finds, shelf),
  };
}

/** The first terms that satisfy `wanted`, with proposals. Yields to other requests in between. */
async function withProposals(
  terms: readonly Sought[],
  wanted: (sought: Sought) => boolean,
  shelf: Pick<Shelf, 'search' | 'proposals'>,
) {
  const found = [];
  for (const sought of terms) {
    if (found.length >= MOST_RETURNED) break;
    await setImmediate();
    if (!wanted(sought)) continue;
    const { term, count } = sought;
    const [first] = shelf.search(term).products;
    found.push({ term, count, found: first?.name ?? null, proposals: shelf.proposals(term) });
  }
  return found;
}
