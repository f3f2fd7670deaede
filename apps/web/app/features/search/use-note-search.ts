import { useEffect } from 'react';
import { SHOPPING_LIMITS } from '@jhola/domain';
import { publicApi } from '#platform/api.ts';
import { onChoice } from './on-choice.ts';

/** After a pause this long the term is considered finished; after a shorter one, typing may continue. */
const PAUSE_MS = 1_500;

/** The terms that this tab has already reported: going back and forth isn't another search. */
const reported = new Set<string>();

/**
 * Reports a term to the shop, once per tab, after its results, or that there are none, were shown for a while; and once
 * that one of them was opened or added. Null while there is nothing to report.
 */
export function useNoteSearch(term: string | null, asTyped: boolean): void {
  useEffect(() => {
    const search = (term ?? '').trim().slice(0, SHOPPING_LIMITS.searchLength);
    if (search === '') return;
    const note = (happened: 'shown' | 'chosen') => {
      const key = `${happened} ${asTyped} ${search}`;
      if (reported.has(key)) return;
      reported.add(key);
      // Only for statistics: if it fails, no error is shown.
      publicApi('noteSearch', { search, asTyped, happened }).catch(() => undefined);
    };
    const timer = setTimeout(() => note('shown'), PAUSE_MS);
    const stop = onChoice(() => {
      note('shown');
      note('chosen');
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [term, asTyped]);
}
