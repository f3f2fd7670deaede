import { beforeEach, expect, test, vi } from 'vitest';
import { browserStore } from '#platform/browser-store.ts';
import { onTicksChange, storeTicks, ticksIn, TICKS_KEY } from './stored-ticks.ts';

vi.stubGlobal('window', new EventTarget());

const stored = () => browserStore().getItem(TICKS_KEY);

beforeEach(() => browserStore().clear());

test('each pick list has its own ticks', () => {
  storeTicks('one', ['Milk']);
  storeTicks('two', ['Rice', 'Dal']);
  storeTicks('one', ['Milk', 'Bread']);
  expect(ticksIn(stored(), 'one')).toEqual(['Milk', 'Bread']);
  expect(ticksIn(stored(), 'two')).toEqual(['Rice', 'Dal']);
  expect(ticksIn(stored(), 'three')).toEqual([]);
});

test('the pick list that was not changed for longest is forgotten after twenty others', () => {
  for (let list = 1; list <= 20; list += 1) storeTicks(String(list), ['Milk']);
  storeTicks('1', ['Milk', 'Rice']);
  storeTicks('21', ['Milk']);
  expect(ticksIn(stored(), '1')).toEqual(['Milk', 'Rice']);
  expect(ticksIn(stored(), '2')).toEqual([]);
  expect(ticksIn(stored(), '3')).toEqual(['Milk']);
});

test('a listener is called for ticks of this tab and of another one', () => {
  const listener = vi.fn();
  const stop = onTicksChange(listener);
  storeTicks('one', ['Milk']);
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  storeTicks('one', []);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a text that can’t be parsed has no ticks', () => {
  expect(ticksIn('{', 'one')).toEqual([]);
});
