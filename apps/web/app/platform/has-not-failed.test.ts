import { ApiError, NoResponseError } from '@jhola/contract/client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { hasNotFailed } from './has-not-failed.ts';

test.each([
  ['a refusal', new ApiError(401, {}), 1],
  ['no response', new NoResponseError('offline'), 2],
  ['a busy shop', new ApiError(503, {}), 2],
])('after %s the number of requests until the network is back is right', async (_what, error, requests) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = vi.fn(() => Promise.reject(error));
  const observer = new QueryObserver(queryClient, { queryKey: ['cart'], queryFn, enabled: hasNotFailed });
  observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  await queryClient.refetchQueries({ type: 'active' });
  expect(queryFn).toHaveBeenCalledTimes(requests);
  observer.destroy();
});
