import { useEffect, useState } from 'react';
import type { DataOf } from '@jhola/contract/client';
import { LIMITS } from '@jhola/domain';
import { useQuery } from '@tanstack/react-query';
import { publicApi } from '#platform/api.ts';

/** Shorter than between the keys of most people, so that somebody fast sends one request, not one per letter. */
const PAUSE_MS = 70;
const KEPT_MS = 60_000;

export type Suggestions = DataOf<'getSuggestions'>;

/**
 * What the shop suggests for a text that is being typed; undefined until it is known, and while the shop can't be
 * reached. A request is aborted when another follows. Until then the suggestions for the text before stay if one text
 * begins with the other.
 */
export function useSuggestions(text: string, enabled: boolean): Suggestions | undefined {
  const asked = usePaused(text.trim().slice(0, LIMITS.searchLength).toLowerCase());
  const { data } = useQuery({
    queryKey: ['suggestions', asked],
    queryFn: async ({ signal }) => (await publicApi('getSuggestions', { q: asked }, { signal })).data,
    enabled: enabled && asked !== '',
    gcTime: KEPT_MS,
    retry: false,
    // The next letter asks again.
    refetchInterval: false,
    placeholderData: (previous, query) => (isOfSameWord(query?.queryKey[1], asked) ? previous : undefined),
    // The results are there without.
    meta: { isQuiet: () => true },
  });
  return asked === '' ? undefined : data;
}

function isOfSameWord(before: unknown, now: string): boolean {
  return typeof before === 'string' && (before.startsWith(now) || now.startsWith(before));
}

/** A text as it was at the last pause; its first letter at once. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
