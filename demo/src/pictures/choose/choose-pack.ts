import type { PackKind } from '../picture-recipe.ts';
import { firstMatch } from './find-words.ts';

/** What the unit says outright, then what the name suggests, then the shelf. */
const UNIT_WORDS: readonly (readonly [string, PackKind])[] = [
  ['pouch packet sachet refill', 'pouch'],
  ['bottle', 'bottle'],
  ['tetra', 'carton'],
  ['carton box', 'box'],
  ['jar', 'jar'],
  ['can tin', 'can'],
  ['tub cup', 'tub'],
  ['tube', 'tube'],
  ['tray', 'tray'],
];

const NAME_WORDS: readonly (readonly [string, PackKind])[] = [
  [
    'rice atta dal beans seeds chunks flour powder nuts pad pads diaper diapers wipes namkeen chips poha',
    'pouch',
  ],
  ['lipstick kajal mascara', 'card'],
  ['toothpaste facewash tube ointment', 'tube'],
  ['handwash pump lotion', 'pump'],
  ['spray freshener freshner', 'spray'],
  ['shampoo conditioner oil syrup cleaner phenyl squash vinegar sauce ketchup', 'bottle'],
  ['honey pickle jam spread ghee coffee cream mayonnaise chutney paste', 'jar'],
  ['milk juice', 'carton'],
  ['soda cola drink beer deodorant deo', 'can'],
  ['curd yogurt dahi ice-cream paneer butter', 'tub'],
  ['chocolate soap bar candy', 'wrap'],
  ['brush pen pencil bulb battery razor knife toy comb', 'card'],
  ['meat chicken fish mutton prawn egg cut', 'tray'],
  ['tea cereal flakes oats tablet biscuit cookie incense agarbatti detergent', 'box'],
];

const SHELF_WORDS: readonly (readonly [string, PackKind])[] = [
  ['cleaning household', 'spray'],
  ['kitchen garden pets stationery', 'card'],
  ['bakery', 'pouch'],
  ['meat fish eggs', 'tray'],
  ['beverages', 'bottle'],
];

/** The pack that a product most likely comes in. */
export function choosePack(name: string, unit: string, shelf: string): PackKind {
  return (
    firstMatch(UNIT_WORDS, [unit]) ??
    firstMatch(NAME_WORDS, [name]) ??
    firstMatch(SHELF_WORDS, [shelf]) ??
    (/\b(ml|l|ltr|litre)s?\b/i.test(unit) ? 'bottle' : 'pouch')
  );
}
