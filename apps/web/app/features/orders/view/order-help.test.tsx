import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { setServerClock } from '#platform/server-clock.ts';
import { OrderHelp } from './order-help.tsx';

const MINUTE_MS = 60_000;
const contact = { phone: '080 4718 2200', email: 'help@jhola.example' };
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
const shown = (order: Parameters<typeof OrderHelp>[0]['order']) =>
  renderToStaticMarkup(<OrderHelp order={order} />);

beforeEach(() => setServerClock(new Date().toISOString()));

test.each(['pending', 'delivered', 'undelivered', 'cancelled'] as const)(
  'an order that is %s says how to reach the shop',
  (status) => {
    const markup = shown({ status, orderDate: ago(status === 'pending' ? 1 : 600), contact });
    expect(markup).toContain('href="tel:08047182200"');
    expect(markup).toContain('href="mailto:help@jhola.example"');
  },
);

test('a late order says it with its apology, and not twice', () => {
  expect(shown({ status: 'shipped', orderDate: ago(30), contact })).toBe('');
});

test('a shop without phone and email says nothing', () => {
  expect(shown({ status: 'delivered', orderDate: ago(600), contact: { phone: '', email: '' } })).toBe('');
});
