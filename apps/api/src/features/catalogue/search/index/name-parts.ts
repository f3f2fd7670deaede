import type { Lexicon } from './lexicon.ts';

/** What separates a part of a name from the part before it. */
export type PartKind = 'first' | 'dash' | 'comma' | 'bracket' | 'slash' | 'with';

/** `words` are the numbers of its words. */
export type NamePart = { readonly kind: PartKind; readonly words: readonly number[] };

/**
 * Splits a name into its parts, without brand and pack: 'Amul - Taaza Milk, Toned (500 ml)' is 'taaza milk' (first) and
 * 'toned' (comma). Which part says what the product is depends on the catalogue, see `name-statistics.ts`.
 *
 * `readProductName` of the domain also parses names, for rows and staples: without a catalogue to learn from, it takes
 * one head by fixed rules, and keeps words as they are written. The two share no code, since each is tuned by its own
 * tests: the search by judged queries, rows by the order of products that shoppers see.
 */
export function nameParts(name: string, brand: string, lexicon: Lexicon): NamePart[] {
  const parts: NamePart[] = [];
  let kind: PartKind = 'first';
  const pieces = withoutBrand(name, brand).split(SEPARATORS);
  for (let place = 0; place < pieces.length; place += 1) {
    const piece = pieces[place] ?? '';
    // Every second piece is a separator.
    if (place % 2 === 1) {
      if (parts.length > 0) kind = kindOf(piece);
      continue;
    }
    const words = withoutPack(withoutFlavour(lexicon.read(piece), lexicon), lexicon);
    if (words.length > 0) parts.push({ kind: parts.length === 0 ? 'first' : kind, words });
  }
  return parts;
}

const SEPARATORS =
  /(\s[-–—|]+\s?|[-–—|]\s|[:;,]\s?|[()[\]{}]|(?<=\p{L}{2})\s?\/\s?|\s(?:with|w\/|in|for|from)\s|\+)/iu;
/** Kept if another word follows: '5 Star'. */
const NUMBER = /^\d+$/;
const PACK_WORDS = new Set(
  `pack pc pcs piece combo multipack pouch packet pkt jar bottle botl tin carton box approx x of no and the a n set
  loose khula khuli sachet ladi strip gaddi dibbi mrp rs`.split(/\s+/),
);
const FLAVOUR_WORDS = new Set('flavor flavour flavored flavoured scented fragrance taste'.split(' '));

/** Whether a folded word is part of the pack: its size, or its container. */
function isOfPack(word: string): boolean {
  const first = word.charCodeAt(0);
  return (first >= 0x30 && first <= 0x39) || PACK_WORDS.has(word);
}

function kindOf(separator: string): PartKind {
  const sign = separator.trim();
  if (sign === ',') return 'comma';
  if (sign === '/') return 'slash';
  if (sign === '+' || /^\p{L}/u.test(sign)) return 'with';
  return '()[]{}'.includes(sign) ? 'bracket' : 'dash';
}

/** Removes what precedes 'flavoured' or 'scented', because the flavour doesn't say what the product is. */
function withoutFlavour(words: number[], lexicon: Lexicon): number[] {
  const place = words.findIndex((word) => FLAVOUR_WORDS.has(lexicon.wordOf(word)));
  return place < 0 ? words : place === words.length - 1 ? [] : words.slice(place);
}

function withoutPack(words: number[], lexicon: Lexicon): number[] {
  return words.filter((word, at) => {
    if (!isOfPack(lexicon.wordOf(word))) return true;
    const next = words[at + 1];
    return NUMBER.test(lexicon.wordOf(word)) && next !== undefined && !isOfPack(lexicon.wordOf(next));
  });
}

/** The name without its brand, which may come first, last or in brackets. */
function withoutBrand(name: string, brand: string): string {
  const trimmed = name.trim();
  const wanted = brand.trim().toLowerCase();
  if (wanted === '') return trimmed;
  const lower = trimmed.toLowerCase();
  const next = lower.charAt(wanted.length);
  if (lower.startsWith(wanted) && !LETTER_OR_DIGIT.test(next)) {
    return trimmed.slice(wanted.length).replace(/^[\s,:|–—-]+/, '') || trimmed;
  }
  if (lower.endsWith(wanted) && !LETTER_OR_DIGIT.test(lower.charAt(lower.length - wanted.length - 1))) {
    return trimmed.slice(0, -wanted.length).replace(/[\s,:|(–—-]+$/, '') || trimmed;
  }
  const bracketed = lower.indexOf(`(${wanted})`);
  return bracketed < 0 ? trimmed : trimmed.slice(0, bracketed) + trimmed.slice(bracketed + wanted.length + 2);
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
