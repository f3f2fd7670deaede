import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrdersByHour } from './orders-by-hour.tsx';

const hour = (of: number, orders: number) => ({ hour: of, orders, takings: orders * 100 });

test('before the first order a sentence stands in place of the chart', () => {
  const markup = renderToStaticMarkup(<OrdersByHour hours={[hour(8, 0), hour(9, 0)]} />);
  expect(markup).toContain('No orders yet today.');
  expect(markup).not.toContain('<figure');
});

test('each bar says its hour and number', () => {
  const markup = renderToStaticMarkup(<OrdersByHour hours={[hour(8, 1), hour(9, 2)]} />);
  expect(markup).toContain('title="8 am: 1 order"');
  expect(markup).toContain('title="9 am: 2 orders"');
});
