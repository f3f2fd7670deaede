import { browserStore } from '#platform/browser-store.ts';
import { createStorageListeners } from '#platform/storage-listeners.ts';

/** Under this key the local storage has the ticks of the last pick lists, until logout. */
export const TICKS_KEY = 'pick-list-ticks';
/** So many pick lists are stored; more than are picked at the same time. */
const MOST_LISTS = 20;

/** A pick list by its orders, and its ticked lines. */
type TickedList = readonly [list: string, lines: readonly string[]];

const listeners = createStorageListeners();

/** The ticked lines of a pick list in a stored text; none if it can't be parsed. */
export function ticksIn(stored: string | null, list: string): readonly string[] {
  return listsIn(stored).find(([other]) => other === list)?.[1] ?? [];
}

/** Stores the ticked lines of a pick list in this browser, and notifies the listeners. */
export function storeTicks(list: string, lines: readonly string[]): void {
  const others = listsIn(browserStore().getItem(TICKS_KEY)).filter(([other]) => other !== list);
  const lists: TickedList[] = [[list, lines], ...others];
  browserStore().setItem(TICKS_KEY, JSON.stringify(lists.slice(0, MOST_LISTS)));
  listeners.notify();
}

/** Calls `listener` when this tab or another one changes ticks; returns a function that unsubscribes it. */
export const onTicksChange = listeners.subscribe;

/** The stored lists, the last changed first. */
function listsIn(stored: string | null): readonly TickedList[] {
  try {
    return JSON.parse(stored ?? '[]') as readonly TickedList[];
  } catch {
    return [];
  }
}
