import { expect, it } from 'vitest';
import { keyOfLine } from './use-picked.ts';

it('two products with the same name and pack are ticked separately', () => {
  const milk = {
    name: 'Milk',
    unit: '500 ml',
    image: '',
    quantity: 1,
    orders: [{ orderId: 'JH-1', quantity: 1 }],
  };
  expect(keyOfLine({ ...milk, productId: 'one' })).not.toBe(keyOfLine({ ...milk, productId: 'two' }));
});
