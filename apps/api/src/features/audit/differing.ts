import { isDeepStrictEqual } from 'node:util';
import type { Values } from './change.ts';

/** The values that differ between two states; null if none does. */
export function differing(before: Values, after: Values): { before: Values; after: Values } | null {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys.filter((key) => !isDeepStrictEqual(before[key], after[key]));
  return changed.length === 0 ? null : { before: pick(before, changed), after: pick(after, changed) };
}

function pick(values: Values, keys: readonly string[]): Values {
  return Object.fromEntries(keys.filter((key) => key in values).map((key) => [key, values[key]]));
}
