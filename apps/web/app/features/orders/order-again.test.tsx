import type { WireOrder } from '@jhola/contract/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageNavigator } from '#platform/routing/page-navigator.ts';
import { NavigatorContext } from '#platform/routing/pages-context.ts';
import { OrderAgain } from './order-again.tsx';
import { orderLine } from './testing/order-line.ts';

const sold = { ...orderLine, productId: '01ja0000000000000000000000' };
// This test presses nothing.
const navigator = {} as PageNavigator;
const shown = (items: WireOrder['items']) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <NavigatorContext value={navigator}>
        <OrderAgain order={{ items }} />
      </NavigatorContext>
    </QueryClientProvider>,
  );

test('an order can be ordered again while one of its products is sold', () => {
  expect(shown([orderLine, sold])).toMatch(/^<button.*Order again/);
});

test('an order of deleted products says why it can’t be ordered again', () => {
  expect(shown([orderLine, orderLine])).toBe(
    '<p class="muted small">Nothing in this order is sold any more, so it can’t be ordered again.</p>',
  );
});
