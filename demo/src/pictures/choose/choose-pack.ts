import type { PackKind } from '../picture-recipe.ts';
import { firstMatch, wordTable } from './find-words.ts';
import type { Thing } from './things.ts';

/** Containers that a unit names explicitly. */
const UNIT_WORDS = wordTable<PackKind>([
  ['pouch packet pkt sachet refill poly', 'pouch'],
  ['bottle', 'bottle'],
  ['tetra tetrapak', 'carton'],
  ['carton box', 'box'],
  ['jar', 'jar'],
  ['can tin', 'can'],
  ['tub cup', 'tub'],
  ['tube', 'tube'],
  ['tray', 'tray'],
]);

/** The pack of a product: by its unit, else the usual one of its kind, else a plain one. */
export function choosePack(thing: Thing | undefined, unit: string): PackKind {
  if (thing === undefined || thing.pack === 'plain') return 'plain';
  return firstMatch(UNIT_WORDS, [unit]) ?? thing.pack;
}
