import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { sessionApi, shopperKey } from '#features/session/index.ts';
import { changeAlert } from './change-alert.ts';

vi.mock('#features/session/index.ts', async (original) => ({ ...(await original()), sessionApi: vi.fn() }));
vi.mock('#ui/toast.ts', () => ({ toast: vi.fn() }));

test.each([
  ['is back in stock, so does the cart', false, true],
  ['is still sold out, the cart stays', true, false],
])('if the page learns that the product %s', async (_what, isWaiting, isCartOld) => {
  vi.mocked(sessionApi).mockResolvedValueOnce({
    message: 'Milk is back in stock',
    data: { isWaiting },
  } as never);
  const session = { id: 'asha' };
  const queryClient = new QueryClient();
  const cart = shopperKey(session, 'cart');
  queryClient.setQueryData(cart, []);
  const navigator = { refresh: vi.fn(async () => {}) };
  await changeAlert({ queryClient, navigator, session }, 'milk', true);
  expect(navigator.refresh).toHaveBeenCalledTimes(isWaiting ? 0 : 1);
  expect(queryClient.getQueryState(cart)?.isInvalidated).toBe(isCartOld);
});
