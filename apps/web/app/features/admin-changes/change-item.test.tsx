import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChangeItem } from './change-item.tsx';

test('the values before and after a change start with the most important', () => {
  const markup = renderToStaticMarkup(
    <ChangeItem
      change={{
        _id: 'x',
        changedAt: '2026-11-21T06:30:00Z',
        actor: { _id: 'a', name: 'Asha' },
        action: 'update',
        entity: 'product',
        entityId: 'p',
        entityName: 'Amul Milk 500 ml',
        before: { stock: 1, price: 28, unit: '500 ml' },
        after: { stock: 2, price: 30, unit: '500 g' },
        partOf: null,
        isUndone: false,
      }}
    />,
  );
  const labels = [...markup.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, label]) => label);
  expect(labels).toEqual(['unit', 'price', 'stock']);
});

const MOVE = {
  _id: 'x',
  changedAt: '2026-11-21T06:30:00Z',
  actor: { _id: 'a', name: 'Asha' },
  action: 'update',
  entity: 'order',
  entityId: '01jd8x4q2n7v5c3w9r6t1m0kze',
  entityName: 'JH-1001',
  before: { status: 'pending' },
  after: { status: 'processing' },
  partOf: null,
  isUndone: false,
} as const;

test.each([
  ['an order’s next status', MOVE, false],
  ['a price', { ...MOVE, entity: 'product', before: { price: 28 }, after: { price: 30 } }, false],
  [
    'an account’s role',
    { ...MOVE, entity: 'user', before: { role: 'USER' }, after: { role: 'ADMIN' } },
    false,
  ],
  ['a cancelled order with its reason', { ...MOVE, after: { status: 'cancelled', reason: 'x' } }, true],
  [
    'a description',
    { ...MOVE, entity: 'product', before: { description: 'a' }, after: { description: 'b' } },
    true,
  ],
  [
    'a new product',
    { ...MOVE, entity: 'product', action: 'create', before: null, after: { name: 'x' } },
    true,
  ],
])('%s has a table of values only if the sentence doesn’t name them', (_, change, hasTable) => {
  expect(renderToStaticMarkup(<ChangeItem change={change} />).includes('<details>')).toBe(hasTable);
});

test('a change of an order links to it in the list of all changes, but not on the page of the order', () => {
  const link = `href="/dashboard/orders/${MOVE.entityId}"`;
  expect(renderToStaticMarkup(<ChangeItem change={MOVE} linksOrder />)).toContain(link);
  expect(renderToStaticMarkup(<ChangeItem change={MOVE} />)).not.toContain(link);
});
