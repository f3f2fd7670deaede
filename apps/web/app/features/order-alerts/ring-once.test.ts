import { beforeEach, expect, test, vi } from 'vitest';
import { browserStore } from '#platform/browser-store.ts';
import { ring, unlockChime } from './chime.ts';
import { ringOnce } from './ring-once.ts';

const started = vi.fn();

/** An audio context whose sound the browser allows once `allow` is called. */
class FakeContext extends EventTarget {
  state = 'suspended';
  currentTime = 0;
  readonly destination = {};
  async resume() {}
  constructor() {
    super();
    allow = () => this.become('running');
    refuse = () => this.become('suspended');
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
let allow = () => {};
let refuse = () => {};

class FakeNode {
  readonly gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  connect(next: unknown) {
    return next;
  }
  start() {
    started();
  }
  stop() {}
}

vi.stubGlobal('window', new EventTarget());
vi.stubGlobal('AudioContext', FakeContext);
vi.stubGlobal('OscillatorNode', FakeNode);
vi.stubGlobal('GainNode', FakeNode);

const NOTES = 2;

beforeEach(() => {
  browserStore().clear();
  unlockChime();
  allow();
  started.mockClear();
});

test('orders that arrive before the first tap ring once, and later ones each', () => {
  refuse();
  for (const _id of ['a', 'b', 'c']) ringOnce([{ _id }]);
  expect(started).toHaveBeenCalledTimes(NOTES);
  allow();
  ring();
  ring();
  expect(started).toHaveBeenCalledTimes(3 * NOTES);
});

test('an order for which another tab has rung doesn’t ring again', () => {
  ringOnce([{ _id: '02' }, { _id: '01' }]);
  expect(started).toHaveBeenCalledTimes(NOTES);
  // The other tab, which has found only the first of them yet.
  ringOnce([{ _id: '01' }]);
  ringOnce([{ _id: '02' }]);
  expect(started).toHaveBeenCalledTimes(NOTES);
  ringOnce([{ _id: '03' }]);
  expect(started).toHaveBeenCalledTimes(2 * NOTES);
});

test('an order that is paid after a later one was announced rings too', () => {
  ringOnce([{ _id: '02' }]);
  ringOnce([{ _id: '01' }]);
  expect(started).toHaveBeenCalledTimes(2 * NOTES);
});

test('the orders of a day don’t fill the browser’s storage', () => {
  for (let n = 0; n < 1_000; n += 1) ringOnce([{ _id: `order-${n}`.padEnd(24, '-') }]);
  expect(String(browserStore().getItem('order-alerts-rung')).length).toBeLessThan(3_000);
});

test('a tab that can’t be heard yet leaves an order to the others', () => {
  refuse();
  ringOnce([{ _id: '01' }]);
  started.mockClear();
  allow();
  ringOnce([{ _id: '01' }]);
  expect(started).toHaveBeenCalledTimes(NOTES);
});
