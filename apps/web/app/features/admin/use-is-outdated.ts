import { useServerNow } from '#platform/server-clock.ts';

/**
 * Whether something that is refetched continuously is older than `limitMs`; `at` is the server's time of its last
 * response (ISO). So it is before a request fails: when the device has slept, or while the network swallows requests.
 */
export function useIsOutdated(at: string, limitMs: number): boolean {
  return useServerNow() - Date.parse(at) > limitMs;
}
