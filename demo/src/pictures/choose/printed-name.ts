import { isThingName, saysNothing } from './find-thing.ts';

/** In characters; a longer one would be too small to read. */
const LONGEST_TITLE = 30;
const SHORTEST_TITLE = 4;
/** Where a long addition begins. */
const ADDITION = /\s[-–—|]\s|[,(+]|\s(?:with|for)\s/giu;

/**
 * Shortens a name for a pack: the part before a long addition. 'Organic', 'Original' and the like alone say nothing
 * about a product, so the part after them is kept too.
 */
export function shortTitle(title: string): string {
  if (title.length <= LONGEST_TITLE) return title;
  const parts = [...title.matchAll(ADDITION)].map(({ index }) => title.slice(0, index).trim());
  const kept = parts.find((part) => part.length >= SHORTEST_TITLE && !saysNothing(part)) ?? title;
  return kept.slice(0, 2 * LONGEST_TITLE);
}

/** The size on a pack, without a bracket that a price list has cut off: '25 kg (6'. */
export function printedUnit(unit: string): string {
  const opened = unit.lastIndexOf('(');
  return opened > 0 && !unit.includes(')', opened) ? unit.slice(0, opened).trim() : unit;
}

/**
 * The brand on a pack and the rest of the name. Without a brand it is the name's first word ('Amul Butter') or, if that
 * is a thing, the part after the last dash ('Milk - Toned - Nandini').
 */
export function brandAndTitle(name: string, brand: string): [string, string] {
  const whole = name.trim();
  if (brand !== '') {
    const isFirst = whole.toLowerCase().startsWith(`${brand.toLowerCase()} `);
    const rest = isFirst ? whole.slice(brand.length + 1).replace(/^[-–—\s]+/u, '') : '';
    return [brand, rest === '' ? whole : rest];
  }
  const [first = '', ...rest] = whole.split(/\s+/);
  if ([0, 1, 2].some((more) => isThingName([first, ...rest.slice(0, more)].join(' ')))) {
    const parts = whole.split(/\s[-–—]\s/u);
    const last = parts.at(-1) ?? '';
    return parts.length > 1 && !isThingName(last) ? [last, parts.slice(0, -1).join(' - ')] : ['', whole];
  }
  return rest.length === 0 ? ['', first] : [first, rest.join(' ')];
}
