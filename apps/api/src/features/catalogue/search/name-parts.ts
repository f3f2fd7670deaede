import { foldWords } from './fold.ts';

/** What separates a part of a name from the part before it. */
export type PartKind = 'first' | 'dash' | 'comma' | 'bracket' | 'slash' | 'with';

export type NamePart = { readonly kind: PartKind; readonly words: readonly string[] };

/**
 * Splits a name into its parts, without brand and pack: 'Amul - Taaza Milk, Toned (500 ml)' is 'taaza milk' (first) and
 * 'toned' (comma). Which part says what the product is depends on the catalogue, see `name-statistics.ts`.
 *
 * `readProductName` of the domain also parses names, for rows and staples: without a catalogue to learn from, it takes
 * one head by fixed rules, and keeps words as they are written. The two share no code, since each is tuned by its own
 * tests: the search by judged queries, rows by the order of products that shoppers see.
 */
export function nameParts(name: string, brand: string): NamePart[] {
  const parts: NamePart[] = [];
  let kind: PartKind = 'first';
  for (const piece of withoutBrand(name, brand).split(SEPARATORS)) {
    const separator = kindOf(piece);
    if (separator !== undefined) {
      if (parts.length > 0) kind = separator;
      continue;
    }
    const words = withoutFlavour(foldWords(piece)).filter(
      (word, place, all) =>
        !PACK_WORD.test(word) || (NUMBER.test(word) && !PACK_WORD.test(all[place + 1] ?? '1')),
    );
    if (words.length > 0) parts.push({ kind: parts.length === 0 ? 'first' : kind, words });
  }
  return parts;
}

const SEPARATORS =
  /(\s[-–—|]+\s?|[-–—|]\s|[:;,]\s?|[()[\]{}]|(?<=\p{L}{2})\s?\/\s?|\s(?:with|w\/|in|for|from)\s|\+)/iu;
/** Kept if another word follows: '5 Star'. */
const NUMBER = /^\d+$/;
const PACK_WORD =
  /^(?:\d.*|pack|pc|pcs|piece|combo|multipack|pouch|packet|jar|bottle|tin|carton|box|approx|x|of|no|and|the|a|n|set)$/;

function kindOf(piece: string): PartKind | undefined {
  if (/^\s?[-–—|:;]+\s?$/.test(piece)) return 'dash';
  if (/^,\s?$/.test(piece)) return 'comma';
  if (/^[()[\]{}]$/.test(piece)) return 'bracket';
  if (/^\s?\/\s?$/.test(piece)) return 'slash';
  if (/^(?:\+|\s(?:with|w\/|in|for|from)\s)$/i.test(piece)) return 'with';
  return undefined;
}

/** Drops what comes before 'flavoured' or 'scented': the flavour doesn't say what the product is. */
function withoutFlavour(words: string[]): string[] {
  const place = words.findIndex((word) => /^(?:flavou?r|flavou?red|scented|fragrance|taste)$/.test(word));
  return place < 0 ? words : place === words.length - 1 ? [] : words.slice(place);
}

/** The name without its brand, which may come first, last or in brackets. */
function withoutBrand(name: string, brand: string): string {
  const trimmed = name.trim();
  const wanted = brand.trim().toLowerCase();
  if (wanted === '') return trimmed;
  const lower = trimmed.toLowerCase();
  const before = lower.charAt(wanted.length);
  if (lower.startsWith(wanted) && !LETTER.test(before)) {
    return trimmed.slice(wanted.length).replace(/^[\s,:|–—-]+/, '') || trimmed;
  }
  if (lower.endsWith(wanted) && !LETTER.test(lower.charAt(lower.length - wanted.length - 1))) {
    return trimmed.slice(0, -wanted.length).replace(/[\s,:|(–—-]+$/, '') || trimmed;
  }
  const bracketed = lower.indexOf(`(${wanted})`);
  return bracketed < 0 ? trimmed : trimmed.slice(0, bracketed) + trimmed.slice(bracketed + wanted.length + 2);
}

const LETTER = /[\p{L}\p{N}]/u;
