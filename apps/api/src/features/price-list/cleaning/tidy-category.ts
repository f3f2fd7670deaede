const SMALL_WORDS = new Set(['and', 'of', 'the', 'for', 'in', 'with', 'or']);

/** A name as a tile shows it: one written all small or all large gets capitals, any other is left alone. */
export function titleCase(name: string): string {
  if (name !== name.toLowerCase() && name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .split(' ')
    .map((word, at) => (at > 0 && SMALL_WORDS.has(word) ? word : capitalised(word)))
    .join(' ');
}

function capitalised(word: string): string {
  return word.replace(
    /^(\P{L}*)(\p{L})/u,
    (_whole, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Where a product stands: a category and one of its sub-categories. */
export type Place = {
  /** Null only where an exported row names a sub-category alone. */
  readonly category: string | null;
  /** Null only where an exported row names a category alone. */
  readonly subCategory: string | null;
};

type WholePlace = { readonly category: string; readonly subCategory: string };

const OTHER = 'Other';

/**
 * The places that two cells name. Each may hold several names, and the category a path ('Food > Snacks >
 * Chips': the category is the first, the sub-category the second). As many categories as sub-categories belong
 * together in pairs, otherwise each to each. A category without a sub-category gets one of its own name.
 */
export function placesOf(category: string, subCategory: string, separators: string): WholePlace[] {
  const paths = split(category, separators).map((path) =>
    path
      .split(/\s*>+\s*/)
      .map(titleCase)
      .filter(Boolean),
  );
  const subs = split(subCategory, separators)
    .map((path) => path.split(/\s*>+\s*/).at(-1) ?? '')
    .map(titleCase)
    .filter(Boolean);
  const categories = paths.map((path) => path[0] ?? '').filter(Boolean);
  if (categories.length === 0) categories.push(subs.length > 0 ? (subs[0] ?? OTHER) : OTHER);
  if (subs.length === 0) {
    return unique(categories.map((name, at) => ({ category: name, subCategory: paths[at]?.[1] ?? name })));
  }
  if (subs.length === categories.length) {
    return unique(categories.map((name, at) => ({ category: name, subCategory: subs[at] ?? name })));
  }
  return unique(categories.flatMap((name) => subs.map((sub) => ({ category: name, subCategory: sub }))));
}

/** Brackets and quotes are left from lists that were written as code. */
function split(cell: string, separators: string): string[] {
  // 'Dairy > Ghee, Breakfast > Spreads': with a path on either side, the comma is none of a name's.
  const paths = cell.split(',');
  if (paths.length > 1 && paths.every((path) => path.includes('>'))) return paths.map((path) => path.trim());
  const escaped = separators.replace(/[\]\\^-]/g, '\\$&');
  const list = /^\[.*\]$/.test(cell) ? cell.slice(1, -1).replace(/["']\s*,\s*["']/g, '|') : cell;
  const parts = separators === '' ? [list] : list.split(new RegExp(`[${escaped}|]`));
  return parts.map((part) => part.replace(/^["'\s]+|["'\s]+$/g, '')).filter(Boolean);
}

function unique(places: WholePlace[]): WholePlace[] {
  const seen = new Set<string>();
  return places.filter(({ category, subCategory }) => {
    const key = `${category}\n${subCategory}`.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
