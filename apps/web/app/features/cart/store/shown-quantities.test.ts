import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { cartKey } from './open-cart-store.ts';
import { shownQuantities } from './shown-quantities.ts';

type Session = 'none' | { id: string };
const shown = vi.hoisted(() => ({ session: 'none' as Session, listeners: new Set<() => void>() }));
const sessionApi = vi.hoisted(() => vi.fn());
vi.mock('#features/session/index.ts', () => ({
  sessionApi,
  sessionStore: {
    current: () => shown.session,
    subscribe: (listener: () => void) => {
      shown.listeners.add(listener);
      return () => shown.listeners.delete(listener);
    },
  },
  shopperKey: (session: Session, what: string) => [
    'mine',
    typeof session === 'string' ? session : session.id,
    what,
  ],
  userQuery: () => ({ queryKey: ['user'] }),
}));
vi.mock('#ui/toast.ts', () => ({ toast: vi.fn() }));
vi.stubGlobal('window', { localStorage: undefined });

const lineOf = (id: string, quantity: number) => ({
  lineId: null,
  product: { _id: id },
  quantity,
  priceWhenAdded: 1,
});
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
const visitors = cartKey('none');

beforeEach(() => {
  shown.session = 'none';
  queryClient.clear();
});

test('any number of cards share one observer, which ends with the last card', () => {
  const quantities = shownQuantities(queryClient);
  const ends = Array.from({ length: 50 }, () => quantities.subscribe(() => {}));
  const observers = () => queryClient.getQueryCache().find({ queryKey: visitors })?.getObserversCount();
  expect(observers()).toBe(1);
  for (const end of ends) end();
  expect(observers()).toBe(0);
  expect(shown.listeners.size).toBe(0);
});

test('cards are notified of a changed quantity, and a card without a listener yet reads it too', async () => {
  const quantities = shownQuantities(queryClient);
  queryClient.setQueryData(visitors, [lineOf('milk', 2)]);
  expect(quantities.quantityOf('milk')).toBe(2);
  const listener = vi.fn();
  quantities.subscribe(listener);
  queryClient.setQueryData(visitors, [lineOf('milk', 3)]);
  await vi.waitFor(() => expect(listener).toHaveBeenCalled());
  expect([quantities.quantityOf('milk'), quantities.quantityOf('bread')]).toEqual([3, 0]);
});

test('they follow the session', async () => {
  queryClient.setQueryData(visitors, [lineOf('milk', 2)]);
  queryClient.setQueryData(cartKey({ id: 'asha' }), [lineOf('milk', 5)]);
  const quantities = shownQuantities(queryClient);
  const listener = vi.fn();
  quantities.subscribe(listener);
  shown.session = { id: 'asha' };
  for (const tell of shown.listeners) tell();
  await vi.waitFor(() => expect(listener).toHaveBeenCalled());
  expect(quantities.quantityOf('milk')).toBe(5);
});
