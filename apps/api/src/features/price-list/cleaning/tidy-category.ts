import { LIMITS, type PriceListSlash } from '@jhola/domain';

const SMALL_WORDS = new Set(['and', 'of', 'the', 'for', 'in', 'with', 'or']);

/** A category's display name: capitalised if it is all lower or all upper case, otherwise unchanged. */
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

/** A place of a product: a category and one of its sub-categories. */
export type Place = {
  /** Null only if an exported row has a sub-category without a category. */
  readonly category: string | null;
  /** Null only if an exported row has a category without a sub-category. */
  readonly subCategory: string | null;
};

type WholePlace = { readonly category: string; readonly subCategory: string };

const OTHER = 'Other';

/** The separators between several names in a category's cell. */
export type CategorySigns = { readonly separators: string; readonly slash: PriceListSlash };

/** One more than a product can have: enough to see that there are too many. */
const MOST_COMBINED = LIMITS.categoriesPerProduct + 1;

/**
 * The places that two cells name. Each cell may have several names, and the category may be a path ('Food > Snacks >
 * Chips': the first step is the category, the second the sub-category). With equally many categories and sub-categories
 * they form pairs, otherwise each is combined with each, up to one more than a product can have. A category without a
 * sub-category gets one with its own name.
 */
export function placesOf(category: string, subCategory: string, signs: CategorySigns): WholePlace[] {
  const paths = split(category, signs).map((path) => withoutRoot(stepsOf(path, signs)).map(titleCase));
  const subs = split(subCategory, signs)
    .map((path) => stepsOf(path, signs).at(-1) ?? '')
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
  const combined = subs.slice(0, MOST_COMBINED);
  return unique(
    categories
      .slice(0, MOST_COMBINED)
      .flatMap((name) => combined.map((sub) => ({ category: name, subCategory: sub }))),
  );
}

/** The places in the first categories and sub-categories, as many of each as a product can have. */
export function fittingPlaces(places: readonly WholePlace[]): WholePlace[] {
  const categories = new Set<string>();
  const subCategories = new Set<string>();
  const hasRoom = (names: Set<string>, name: string) =>
    names.has(name.toLowerCase()) || names.size < LIMITS.categoriesPerProduct;
  return places.filter(({ category, subCategory }) => {
    if (!hasRoom(categories, category) || !hasRoom(subCategories, subCategory)) return false;
    categories.add(category.toLowerCase());
    subCategories.add(subCategory.toLowerCase());
    return true;
  });
}

/** Whether a category's cell also has a sub-category: 'Food > Snacks'. */
export function isPath(category: string, signs: CategorySigns): boolean {
  return split(category, signs).some((path) => withoutRoot(stepsOf(path, signs)).length > 1);
}

function stepsOf(path: string, { slash }: CategorySigns): string[] {
  const steps = path.split(/\s*(?:[-–]?>+|[»›→\\]|::)\s*/);
  return (slash === 'path' ? steps.flatMap((step) => step.split(/\s*\/\s*/)) : steps).filter(Boolean);
}

/** Drops the root of a breadcrumb path such as 'Home', but 'Home > Cleaning' has a category 'Home'. */
function withoutRoot(steps: string[]): string[] {
  const [first = ''] = steps;
  const isRoot =
    /^(?:root|all|all categories|shop)$/i.test(first) || (steps.length > 2 && /^home$/i.test(first));
  return steps.length > 1 && isRoot ? steps.slice(1) : steps;
}

/** Removes brackets and quotes of lists in program syntax. */
function split(cell: string, { separators, slash }: CategorySigns): string[] {
  // 'Dairy > Ghee, Breakfast > Spreads': a comma between two paths separates them.
  const paths = cell.split(',');
  if (paths.length > 1 && paths.every((path) => path.includes('>'))) return paths.map((path) => path.trim());
  const signs = slash === 'several' ? `${separators}/` : separators;
  const list = /^\[.*\]$/.test(cell) ? cell.slice(1, -1).replace(/["']\s*,\s*["']/g, '|') : cell;
  const parts = signs === '' ? [list] : list.split(anyOf(`${signs}|`));
  return parts.map((part) => part.replace(/^["'\s]+|(?<!["'\s])["'\s]+$/g, '')).filter(Boolean);
}

/** The separator characters of the current list. */
let lastSigns: { readonly signs: string; readonly pattern: RegExp } | undefined;

function anyOf(signs: string): RegExp {
  if (lastSigns?.signs !== signs) {
    lastSigns = { signs, pattern: new RegExp(`[${signs.replace(/[\]\\^-]/g, '\\$&')}]`) };
  }
  return lastSigns.pattern;
}

function unique(places: WholePlace[]): WholePlace[] {
  const seen = new Set<string>();
  return places.filter(({ category, subCategory }) => {
    const key = `${category}\n${subCategory}`.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
