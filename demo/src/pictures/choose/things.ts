import { CARE } from './rows/care.ts';
import { FOOD } from './rows/food.ts';
import { GARDEN } from './rows/garden.ts';
import { HOME } from './rows/home.ts';
import { PRODUCE } from './rows/produce.ts';
import { WARE } from './rows/ware.ts';
import type { Meaning, Row } from './thing.ts';

const MEANINGS = new Map<string, readonly Meaning[]>();
add(PRODUCE, { area: 'food', food: true, loose: true });
add(FOOD, { area: 'food', food: true, loose: false });
add(CARE, { area: 'care', food: false, loose: false });
add(HOME, { area: 'home', food: false, loose: false });
add(WARE, { area: 'ware', food: false, loose: false });
add(GARDEN, { area: 'garden', food: false, loose: false });

/** Adds the meanings of phrases. A phrase is in at most one row of each area. */
function add(rows: readonly Row[], kind: Pick<Meaning, 'area' | 'food' | 'loose'>): void {
  for (const [phrases, art, pack] of rows) {
    const meanings = [{ art, pack, ...kind }];
    for (const phrase of phrases.split(', ')) {
      const known = MEANINGS.get(phrase);
      MEANINGS.set(phrase, known === undefined ? meanings : [...known, ...meanings]);
    }
  }
}

/** What a phrase means: the first of its meanings that is possible. "Cream" is eaten, or it is for the skin. */
export function thingCalled(phrase: string, isPossible: (thing: Meaning) => boolean): Meaning | undefined {
  return MEANINGS.get(phrase)?.find(isPossible);
}

/** Whether a phrase means anything. */
export function isThing(phrase: string): boolean {
  return MEANINGS.has(phrase);
}
