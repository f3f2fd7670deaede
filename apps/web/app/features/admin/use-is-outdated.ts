import { useServerNow } from '#platform/server-clock.ts';

/**
 * Whether data that is refetched continuously is older than `limitMs`; `at` is the server's time of its last response
 * (ISO). It also is if no request has failed: after the device has slept, or while no response arrives.
 */
export function useIsOutdated(at: string, limitMs: number): boolean {
  return useServerNow() - Date.parse(at) > limitMs;
}
