import type { PackKind } from '../picture-recipe.ts';
import { firstMatch, wordTable } from './find-words.ts';
import type { Thing } from './thing.ts';

/** Units that name a container. */
const UNIT_WORDS = wordTable<PackKind>([
  ['pouch packet pkt sachet refill poly', 'pouch'],
  ['bottle botl', 'bottle'],
  ['tetra tetrapak', 'carton'],
  ['carton box', 'box'],
  ['jar', 'jar'],
  ['can tin', 'can'],
  ['tub cup', 'tub'],
  ['tube', 'tube'],
  ['tray', 'tray'],
]);

/** Packs that suit any product; the others suit only certain things. */
const GENERAL: ReadonlySet<PackKind> = new Set([
  'pouch',
  'bottle',
  'carton',
  'jar',
  'can',
  'box',
  'tub',
  'tube',
  'tray',
  'wrap',
  'card',
]);

/** Whether a pack suits only certain things, such as bulbs or brooms. */
export function isOwnPack(pack: PackKind): boolean {
  return pack !== 'plain' && !GENERAL.has(pack);
}

/** The pack of a product: by its unit, otherwise the usual one of its kind, otherwise a plain one. */
export function choosePack(thing: Thing | undefined, unit: string): PackKind {
  if (thing === undefined || thing.pack === 'plain') return 'plain';
  if (thing.pack === 'pump' && WEIGHT.test(unit)) return firstMatch(UNIT_WORDS, [unit]) ?? 'tube';
  if (!GENERAL.has(thing.pack)) return thing.pack;
  const named = firstMatch(UNIT_WORDS, [unit]) ?? thing.pack;
  if (named === 'can' && thing.pack === 'bottle' && !thing.food) return 'bottle';
  if (named === 'can' && WEIGHT.test(unit)) return 'tin';
  if (thing.pack === 'card' && named === 'pouch') return 'card';
  if (named === 'jar' && thing.pack === 'bottle' && VOLUME.test(unit)) return 'bottle';
  if (named === 'tub' && thing.pack === 'bottle') return 'bottle';
  // Price lists also call jars "bottles", so a product that isn't liquid gets no bottle with a neck.
  const isDry = DRY.has(thing.pack) || (thing.pack === 'can' && WEIGHT.test(unit));
  return named === 'bottle' && isDry ? 'jar' : named;
}

/** Creams are sold by weight, lotions with a pump by volume. */
const WEIGHT = /\d\s*(?:g|gms?|grams?)\b/i;
const VOLUME = /\d\s*(?:ml|l|ltr|litres?|liters?)\b/i;
const DRY: ReadonlySet<PackKind> = new Set(['jar', 'pouch', 'box', 'wrap', 'tray']);

const IN_A_CAN =
  /\b(?:soda|cola|drink|ale|tonic|beer|juice|coffee|tea|water|lemonade|energy|fizz|shake|cup-with-straw|tropical-drink|beverage-box)\b/i;
const IN_A_WRAP =
  /\b(?:chocolates?|bars?|biscuits?|cookies?|rusk|toast|wafers?|lollipops?|eclairs?|cakes?|muffins?|brownies?|khari|crackers?|doughnuts?|puffs?|marie|digestive|cream roll|sandwich|kitkat|dairy milk|oreo|gum|candy)\b/i;

/** Repellents and fresheners that are burnt, plugged in or hung up. */
const NOT_SPRAYED =
  /\b(?:blocks?|refills?|machine|coils?|cakes?|gel|cards?|chalk|plug|vapou?ri[sz]er|sachets?)\b/i;

/** Corrects the pack by the product's name: only drinks come in cans with a ring, only bars in a twisted wrap. */
export function fittingPack(pack: PackKind, name: string): PackKind {
  if (pack === 'can' && /\b(?:spray|freshener|foam)\b/i.test(name)) return 'aerosol';
  if (pack === 'can' && /\broll[ -]?on\b/i.test(name)) return 'tube';
  if (pack === 'aerosol' && NOT_SPRAYED.test(name)) return 'box';
  if (pack === 'pouch' && /\b(?:bar|cake) bubbles$/i.test(name)) return 'soap-box';
  if (pack === 'can' && !IN_A_CAN.test(name)) return 'tin';
  if (pack === 'wrap' && !IN_A_WRAP.test(name)) return 'pouch';
  return pack;
}
