import { expect, it } from 'vitest';
import { createOrderWatch, type NewOrder } from './order-watch.ts';

const order = (_id: string): NewOrder => ({
  _id,
  orderId: `JH-${_id}`,
  orderDate: '2026-11-21T09:00:00Z',
  totalAmt: 90,
  customer: { name: 'Asha' },
});

/** A watch on a server that gives these responses one after another; an error is thrown. */
function watchOn(...responses: (readonly string[] | Error)[]) {
  const asked: (string | undefined)[] = [];
  const told: string[][] = [];
  const watch = createOrderWatch(async (since) => {
    const response = responses[asked.length] ?? [];
    asked.push(since);
    if (response instanceof Error) throw response;
    return { data: response.map(order), now: `time ${asked.length}` };
  });
  const look = () => watch.look((orders) => told.push(orders.map(({ _id }) => _id)));
  return { look, asked, told };
}

it('reports each order once, but not those of the first request', async () => {
  const { look, asked, told } = watchOn(['1'], ['2', '1'], ['3', '2'], []);
  for (let turn = 0; turn < 4; turn += 1) await look();
  expect(told).toEqual([['2'], ['3']]);
  expect(asked).toEqual([undefined, 'time 1', 'time 2', 'time 3']);
});

it('requests the same period again after a failure', async () => {
  const { look, asked, told } = watchOn([], new Error('offline'), ['1']);
  await look();
  await expect(look()).rejects.toThrow('offline');
  await look();
  expect(asked).toEqual([undefined, 'time 1', 'time 1']);
  expect(told).toEqual([['1']]);
});

it('makes one request at a time', async () => {
  const { look, asked } = watchOn([], []);
  await Promise.all([look(), look()]);
  expect(asked).toHaveLength(1);
});
