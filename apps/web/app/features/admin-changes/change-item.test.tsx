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
      }}
    />,
  );
  const labels = [...markup.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, label]) => label);
  expect(labels).toEqual(['unit', 'price', 'stock']);
});
