import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picks } from './picks.tsx';

const textOf = (cancelled: readonly string[] | undefined, orders: readonly string[]) => {
  const milk = { productId: null, name: 'Milk', unit: '500 ml', image: '', quantity: 2 };
  const groups = orders.map((orderId) => ({
    category: 'Dairy',
    lines: [{ ...milk, orders: [{ orderId, quantity: 2 }] }],
  }));
  const markup = renderToStaticMarkup(
    <Picks orders={['one', 'two']} groups={groups} cancelled={cancelled} />,
  );
  return markup.replace(/<[^>]+>/g, '');
};

it('says which orders of a pick list were cancelled', () => {
  expect(textOf([], ['JH-1001'])).not.toContain('cancelled');
  expect(textOf(['JH-1002'], ['JH-1001'])).toContain(
    'JH-1002 was cancelled. Put back what you have already taken for it.',
  );
});

it('has nothing to pick if all of them were cancelled', () => {
  const text = textOf(['JH-1001', 'JH-1002'], []);
  expect(text).toBe('JH-1001, JH-1002 were cancelled. Put back what you have already taken for them.');
});

it('shows the list of a server of the version before, which doesn’t say what was cancelled', () => {
  expect(textOf(undefined, ['JH-1001'])).toBe(textOf([], ['JH-1001']));
});
