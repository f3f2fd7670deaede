import { describe, expect, it } from 'vitest';
import { createEditQueue, type FieldEdit } from './edit-queue.ts';

class Refused extends Error {}

const inToast = (text: string) => ({ text, isInToast: true });

/** A queue whose server responds when told to, and holds a price of 20, a discount of 0 and a stock of 9. */
function queueOnServer() {
  const sent: FieldEdit[] = [];
  const responses: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const givenUp: unknown[] = [];
  const queue = createEditQueue({
    save(edit) {
      sent.push(edit);
      return new Promise<void>((resolve, reject) => {
        responses.push({ resolve, reject });
      });
    },
    explain: (error) => ({
      fault: inToast(error instanceof Error ? error.message : 'Unknown'),
      isRefused: error instanceof Refused,
    }),
    onGivenUp: (error) => givenUp.push(error),
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    queue,
    sent,
    givenUp,
    price: (text: string, was = 20) => queue.enter('p', 'price', was, text),
    shown: () => queue.pending('p', 'price'),
    succeed: async () => {
      responses.shift()?.resolve();
      await settled();
    },
    fail: async (error: Error) => {
      responses.shift()?.reject(error);
      await settled();
    },
  };
}

const prices = (edits: readonly FieldEdit[]) => edits.map(({ was, value }) => [was, value]);

describe('numbers edited in place', () => {
  it('sends what was entered while a save was pending, against the value which that save wrote', async () => {
    const { price, sent, shown, succeed } = queueOnServer();
    price('55');
    price('66', 55);
    expect(shown()).toEqual({ text: '66', value: 66, fault: null });
    expect(prices(sent)).toEqual([[20, 55]]);
    await succeed();
    expect(prices(sent)).toEqual([
      [20, 55],
      [55, 66],
    ]);
    expect(shown()?.text).toBe('66');
    await succeed();
    expect(shown()).toBeUndefined();
  });

  it('reads commas, the sign of the rupee and digits of Hindi keyboards', async () => {
    const { queue, price, sent, shown, succeed } = queueOnServer();
    price('₹1,25,000');
    queue.enter('other', 'stock', 4, '१,२५०');
    expect(sent.map(({ value }) => value)).toEqual([125_000, 1_250]);
    expect(shown()?.text).toBe('₹1,25,000');
    await succeed();
    expect(shown()).toBeUndefined();
  });

  it('sends only the last of several values, and nothing if the last is already stored', async () => {
    const { price, sent, shown, succeed } = queueOnServer();
    for (const text of ['55', '66', '77', '55']) price(text);
    await succeed();
    expect(prices(sent)).toEqual([[20, 55]]);
    expect(shown()).toBeUndefined();
    price('1', 55);
    price('2', 1);
    price('3', 2);
    await succeed();
    expect(prices(sent).slice(1)).toEqual([
      [55, 1],
      [1, 3],
    ]);
  });

  it('sends the edits of one product one after another, those of different products at the same time', async () => {
    const { queue, price, sent, succeed } = queueOnServer();
    price('55');
    queue.enter('p', 'stock', 9, '8');
    queue.enter('other', 'stock', 4, '5');
    expect(sent.map(({ id, field }) => `${id} ${field}`)).toEqual(['p price', 'other stock']);
    await succeed();
    expect(sent.map(({ id, field }) => `${id} ${field}`)).toEqual(['p price', 'other stock', 'p stock']);
  });

  it('keeps a refused number, with the reason, until it is dismissed or entered again', async () => {
    const { queue, price, sent, shown, givenUp, fail, succeed } = queueOnServer();
    price('55');
    await fail(new Refused('The price has changed to ₹70 meanwhile'));
    expect(shown()).toEqual({
      text: '55',
      value: 55,
      fault: inToast('The price has changed to ₹70 meanwhile'),
    });
    expect(givenUp).toHaveLength(1);
    expect(queue.hasUnsaved()).toBe(true);
    price('55', 70);
    expect(shown()?.fault).toBeNull();
    await succeed();
    expect(prices(sent)).toEqual([
      [20, 55],
      [70, 55],
    ]);
    price('1', 55);
    await fail(new Refused('No'));
    queue.dismiss('p', 'price');
    expect(shown()).toBeUndefined();
    expect(queue.hasUnsaved()).toBe(false);
  });

  it('sends the newer value if the older one is refused, against what the server still holds', async () => {
    const { price, sent, shown, givenUp, fail, succeed } = queueOnServer();
    price('0.5');
    price('66', 0.5);
    await fail(new Refused('Too low'));
    await succeed();
    expect(prices(sent)).toEqual([
      [20, 0.5],
      [20, 66],
    ]);
    expect(shown()).toBeUndefined();
    expect(givenUp).toEqual([]);
  });

  it('sends an edit without a response again, as it was, before another value', async () => {
    const { queue, sent, fail, succeed } = queueOnServer();
    const stock = (text: string, was: number) => queue.enter('p', 'stock', was, text);
    stock('30', 9);
    await fail(new Error('Not saved'));
    // The stock was stored, and one piece was sold since.
    stock('30', 29);
    await fail(new Error('Not saved'));
    stock('35', 29);
    await succeed();
    await succeed();
    expect(prices(sent)).toEqual([
      [9, 30],
      [9, 30],
      [9, 30],
      [30, 35],
    ]);
    const [first, second, third, fourth] = sent.map(({ editId }) => editId);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
    expect(queue.pending('p', 'stock')).toBeUndefined();
  });

  it('judges what is shown if the edit without a response is then refused, or was dismissed', async () => {
    const { queue, price, sent, shown, fail, succeed } = queueOnServer();
    price('55');
    await fail(new Error('Not saved'));
    price('66', 70);
    await fail(new Refused('The price has changed to ₹70 meanwhile'));
    await succeed();
    price('1', 66);
    await fail(new Error('Not saved'));
    queue.dismiss('p', 'price');
    price('2', 66);
    await succeed();
    expect(prices(sent)).toEqual([
      [20, 55],
      [20, 55],
      [70, 66],
      [66, 1],
      [66, 2],
    ]);
    expect(shown()).toBeUndefined();
  });

  it('sends nothing more after a save without a response, and keeps what was typed last', async () => {
    const { price, sent, shown, fail } = queueOnServer();
    price('55');
    price('66', 55);
    await fail(new Error('Not saved'));
    expect(prices(sent)).toEqual([[20, 55]]);
    expect(shown()).toEqual({ text: '66', value: 66, fault: inToast('Not saved') });
  });
});
