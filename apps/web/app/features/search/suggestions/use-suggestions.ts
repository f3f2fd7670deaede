import { useEffect, useState } from 'react';
import type { DataOf } from '@jhola/contract/client';
import { SHOPPING_LIMITS } from '@jhola/domain';
import { useQuery } from '@tanstack/react-query';
import { publicApi } from '#platform/api.ts';

/** Shorter than most people's pause between keys, so that fast typing sends one request instead of one per letter. */
const PAUSE_MS = 70;
const KEPT_MS = 60_000;

export type Suggestions = DataOf<'getSuggestions'>;

/**
 * The shop's suggestions for a text that is being typed; undefined until known, and while the shop can't be reached. A
 * newer request aborts an older one. Meanwhile the previous suggestions stay if one text begins with the other.
 */
export function useSuggestions(text: string, enabled: boolean): Suggestions | undefined {
  const asked = usePaused(text.trim().slice(0, SHOPPING_LIMITS.searchLength).toLowerCase());
  const { data } = useQuery({
    queryKey: ['suggestions', asked],
    queryFn: async ({ signal }) => (await publicApi('getSuggestions', { q: asked }, { signal })).data,
    enabled: enabled && asked !== '',
    gcTime: KEPT_MS,
    retry: false,
    // The next letter retries.
    refetchInterval: false,
    placeholderData: (previous, query) => (isOfSameWord(query?.queryKey[1], asked) ? previous : undefined),
    // Suggestions are optional, so no error is shown.
    meta: { isQuiet: () => true },
  });
  return asked === '' ? undefined : data;
}

function isOfSameWord(before: unknown, now: string): boolean {
  return typeof before === 'string' && (before.startsWith(now) || now.startsWith(before));
}

/** A debounced text: its value at the last pause; the first letter at once. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
