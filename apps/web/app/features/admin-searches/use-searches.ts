import type { InputOf, ResponseOf } from '@jhola/contract/client';
import { useRef } from 'react';
import { useRefetching } from '#features/admin/index.ts';
import { sessionApi, useSessionQuery } from '#features/session/index.ts';
import { AttemptKey } from '#platform/attempt-key.ts';

export type Searches = ResponseOf<'getSearches'>['data'];
export type TermCount = Searches['withoutResults'][number];
export type SearchWords = ResponseOf<'getSearchWords'>['data'][number];
export type WordsForm = { readonly words: string[]; readonly means: string[] };

/** The searches of the last days without results or without clicks. */
export function useSearches() {
  return useSessionQuery({
    key: ['searches'],
    fetch: async (signal) => (await sessionApi('getSearches', undefined, { signal })).data,
    staleTime: 0,
  });
}

/** The shop's own search words. */
export function useSearchWords() {
  return useSessionQuery({
    key: ['search words'],
    fetch: async (signal) => (await sessionApi('getSearchWords', undefined, { signal })).data,
    staleTime: 0,
  });
}

/**
 * Functions that add, change and remove words, and then refetch. They resolve to the server's message. Words that are
 * sent again after a lost response are added once, also if they have been corrected.
 */
export function useChangeWords() {
  const refetching = useRefetching();
  const attempt = useRef(new AttemptKey<'Addition'>());
  return {
    add: (form: WordsForm) =>
      refetching(
        attempt.current.addOnce(
          form,
          (sent, editId) => sessionApi('addSearchWords', { ...sent, editId }),
          (added) => sessionApi('updateSearchWords', { _id: added.data._id, ...form, overwrites: true }),
        ),
      ),
    update: (form: InputOf<'updateSearchWords'>) => refetching(sessionApi('updateSearchWords', form)),
    remove: (id: string) => refetching(sessionApi('deleteSearchWords', { _id: id })),
  };
}
