import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderTimeline } from './order-timeline.tsx';

test('screen readers are told which steps of an order are still to come', () => {
  const timeline = [
    {
      status: 'pending' as const,
      at: '2026-11-28T10:00:00.000Z',
      by: 'shopper' as const,
      note: null,
      name: null,
    },
  ];
  const html = renderToStaticMarkup(<OrderTimeline order={{ status: 'pending', timeline }} />);
  const steps = html
    .split('<li')
    .slice(1)
    .map((step) => step.replace(/<[^>]*>/g, ''));
  expect(steps.map((step) => step.includes('not yet'))).toEqual([false, true, true, true]);
});
