import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeyFigures } from './key-figures.tsx';
import type { ShopDay } from './use-shop-day.ts';

const NONE = {
  orders: 0,
  takings: 0,
  cash: 0,
  card: 0,
  cashToCollect: 0,
  cancelled: 0,
  undelivered: 0,
  writtenOff: 0,
};

/** The figures of a day on which only this many orders wait, of which `late` are late. */
function figures(pending: number, late: number): string {
  const day = {
    today: NONE,
    yesterday: NONE,
    waiting: { pending, processing: 0, shipped: 0, late },
    delivery: { today: { count: 0, inTimeShare: null, medianSeconds: null } },
  };
  return renderToStaticMarkup(<KeyFigures day={day as unknown as ShopDay} />);
}

test('orders that wait are called late only if they are, and none are called none', () => {
  expect(figures(0, 0)).toContain('no orders waiting');
  expect(figures(2, 0)).toContain('none for ten minutes');
  expect(figures(2, 1)).toContain('1 for ten minutes or longer');
});
