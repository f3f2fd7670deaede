import { type Thing, THINGS } from './things.ts';

const LONGEST_PHRASE = 3;

/**
 * Words that don't say what a product is: if a name begins with only such words, the part after its first
 * dash or comma is searched too.
 */
const FILLERS = new Set(
  'organic organically natural naturally premium fresh classic pure regular original special royal combo pack value family super saver mini new the a of and for value healthy indian other all'.split(
    ' ',
  ),
);

/**
 * Finds what a product is by its name: the last known phrase before a dash, comma, bracket or 'with'. In
 * English names the last word says what something is ('milk chocolate', 'tomato ketchup'), and what follows
 * is flavour, size or colour ('Pickle - Tomato'). Returns undefined if nothing is known.
 */
export function thingInName(name: string, isPossible: (thing: Thing) => boolean): Thing | undefined {
  for (const segment of segmentsOf(name)) {
    const words = wordsInOrder(segment);
    const found = lastThing(words, isPossible);
    if (found !== undefined) return found;
    if (words.some((word) => !FILLERS.has(word) && !/\d/.test(word))) return undefined;
  }
  return undefined;
}

/** What all products of a sub-category are; undefined unless all words of its name lead to the same thing. */
export function thingOfSubCategory(
  subCategory: string,
  isPossible: (thing: Thing) => boolean,
): Thing | undefined {
  const words = wordsInOrder(subCategory).filter((word) => !FILLERS.has(word));
  const things = words.map((_word, end) => thingEndingAt(words, end));
  const [first] = things;
  if (first === undefined || !isPossible(first)) return undefined;
  return things.every((thing) => thing?.art === first.art && thing.pack === first.pack) ? first : undefined;
}

function segmentsOf(name: string): string[] {
  return name
    .split(/\s[-–—|]\s|[,(+/:[]|\s(?:with|for|in|by)\s/iu)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '');
}

/** A text's words in their order: lower case, without accents, in the singular. */
function wordsInOrder(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular);
}

function singular(word: string): string {
  if (THINGS.has(word) || word.length < 4) return word;
  if (word.endsWith('s') && THINGS.has(word.slice(0, -1))) return word.slice(0, -1);
  if (word.endsWith('leaves')) return `${word.slice(0, -6)}leaf`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:oes|ches|shes|sses)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function lastThing(words: readonly string[], isPossible: (thing: Thing) => boolean): Thing | undefined {
  for (let end = words.length - 1; end >= 0; end -= 1) {
    const thing = thingEndingAt(words, end);
    if (thing !== undefined && isPossible(thing)) return thing;
  }
  return undefined;
}

/** The longest known phrase that ends with this word. */
function thingEndingAt(words: readonly string[], end: number): Thing | undefined {
  for (let length = LONGEST_PHRASE; length >= 1; length -= 1) {
    if (end - length + 1 < 0) continue;
    const thing = THINGS.get(words.slice(end - length + 1, end + 1).join(' '));
    if (thing !== undefined) return thing;
  }
  return undefined;
}
