import type { ArtName } from '../art/art-names.ts';
import type { Meaning, Thing } from './thing.ts';
import { isThing, thingCalled } from './things.ts';

const LONGEST_PHRASE = 3;

/**
 * Words that don't say what a product is: if a name begins with only such words, the part after its first dash or comma
 * is searched too.
 */
const FILLERS = new Set(
  'frozen grown organic organically natural naturally premium fresh classic pure regular original special royal combo pack value family super saver mini new the a of and for value healthy indian other all'.split(
    ' ',
  ),
);

/**
 * Finds what a product is by its name: the last known phrase before a dash, comma, bracket or 'with'. In English names
 * the last word says what something is ('milk chocolate', 'tomato ketchup'), and what follows is flavour, size or
 * colour ('Pickle - Tomato'). Returns undefined if nothing is known.
 */
export function thingInName(name: string, isPossible: (thing: Meaning) => boolean): Thing | undefined {
  for (const segment of segmentsOf(name)) {
    const words = wordsInOrder(segment);
    const found = lastThing(words, isPossible);
    if (found !== undefined) return found;
    if (!areFillers(words)) return undefined;
  }
  return undefined;
}

/** Whether a text has only words that don't say what a product is: 'Organic', 'Family Pack'. */
export function saysNothing(text: string): boolean {
  return areFillers(wordsInOrder(text));
}

const areFillers = (words: readonly string[]) => words.every((word) => FILLERS.has(word) || /\d/.test(word));

/** Things that are only added to a product: 'in sweetened water', 'with lid and spoon'. */
const ADDED: ReadonlySet<ArtName> = new Set(['droplet', 'pan-lid', 'spoon']);

/** Finds what a product is by the parts of its name after the first. They may also name a flavour or a colour. */
export function thingInLaterPart(name: string, isPossible: (thing: Meaning) => boolean): Thing | undefined {
  for (const segment of segmentsOf(name).slice(1)) {
    const found = lastThing(
      wordsInOrder(segment),
      (thing) => !thing.loose && !ADDED.has(thing.art) && isPossible(thing),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether these words are the name of a thing rather than a brand. */
export function isThingName(text: string): boolean {
  return isThing(wordsInOrder(text).join(' '));
}

/** What all products of a sub-category are; undefined unless all words of its name lead to the same thing. */
export function thingOfSubCategory(
  subCategory: string,
  isPossible: (thing: Meaning) => boolean,
): Thing | undefined {
  const words = wordsInOrder(subCategory).filter((word) => !FILLERS.has(word));
  const things = words.map((_word, end) => thingEndingAt(words, end, isPossible));
  const [first] = things;
  if (first === undefined) return undefined;
  return things.every((thing) => thing?.art === first.art && thing.pack === first.pack) ? first : undefined;
}

/** What a product lacks. */
const WITHOUT =
  /\b(?:no added|zero added|no|zero|low|less|without|free from) sugar\b|\bsugar[ -]?(?:free|less)\b|\bgluten[ -]?free\b/gi;

function segmentsOf(name: string): string[] {
  return name
    .replace(WITHOUT, ' ')
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
  if (isThing(word) || word.length < 4) return word;
  if (word.endsWith('s') && isThing(word.slice(0, -1))) return word.slice(0, -1);
  if (word.endsWith('leaves')) return `${word.slice(0, -6)}leaf`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:oes|ches|shes|sses)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function lastThing(words: readonly string[], isPossible: (thing: Meaning) => boolean): Thing | undefined {
  for (let end = words.length - 1; end >= 0; end -= 1) {
    const thing = thingEndingAt(words, end, isPossible);
    if (thing !== undefined) return thing;
  }
  return undefined;
}

/** What the longest known phrase that ends with this word means. */
function thingEndingAt(
  words: readonly string[],
  end: number,
  isPossible: (thing: Meaning) => boolean,
): Thing | undefined {
  for (let length = LONGEST_PHRASE; length >= 1; length -= 1) {
    if (end - length + 1 < 0) continue;
    const thing = thingCalled(words.slice(end - length + 1, end + 1).join(' '), isPossible);
    if (thing !== undefined) return thing;
  }
  return undefined;
}
