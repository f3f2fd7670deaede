import type { FoodMark } from '../pictures/picture-recipe.ts';
import type { Form } from '../pictures/recipes-for-label.ts';

/** A flavour, scent or variety, with its own picture element if it has one. */
export type Kind = { name: string; art?: string };

/** An item, which some brands of its sub-category sell in each of its kinds and packs. */
export type Item = {
  /** Without brand; `*` is replaced by the kind; without it, the kind comes first. */
  name: string;
  hindi?: string;
  /** The price of the first pack in rupees, for an average brand. */
  price: number;
  /** Smallest first: `500 ml`, `1 kg`, `6 pieces`. */
  packs: string[];
  /** Empty if there is only one kind. */
  kinds: Kind[];
  /** A sentence or two for the description. */
  note: string;
  art?: string;
  form?: Form;
  mark?: FoodMark;
  /** How many of the sub-category's brands sell it; without it, as many as the sub-category says. */
  each?: number;
  /** Further details, which override the sub-category's. */
  facts: Record<string, string>;
};

/**
 * Parses one line of a sub-category's table: `name | hindi | price | packs | kinds | note | extras`, where `-` is
 * empty, packs and kinds are separated by commas, a kind may name its picture element (`Mango@mango`), and extras are
 * separated by semicolons: `art=`, `form=`, `mark=`, `each=`, and details, which begin with a capital letter
 * (`Ingredients=Milk, sugar`). Throws SyntaxError if a column is missing.
 */
export function readItem(line: string): Item {
  const [name, hindi, price, packs, kinds, note, extras = ''] = line.split('|').map((cell) => cell.trim());
  if (!name || !hindi || !Number(price) || !packs || !kinds || !note) {
    throw new SyntaxError(`Not an item: ${line.trim()}`);
  }
  return {
    name,
    ...(hindi === '-' ? {} : { hindi }),
    price: Number(price),
    packs: packs.split(',').map((pack) => pack.trim()),
    kinds: kinds === '-' ? [] : kinds.split(',').map(readKind),
    note,
    ...readExtras(extras),
  };
}

function readKind(cell: string): Kind {
  const [name = '', art] = cell.trim().split('@');
  return art === undefined ? { name } : { name, art };
}

type Extras = Pick<Item, 'art' | 'form' | 'mark' | 'each' | 'facts'>;

function readExtras(cell: string): Extras {
  const extras: Extras = { facts: {} };
  for (const extra of cell.split(';').filter((part) => part.trim() !== '')) {
    const [key = '', value] = extra.trim().split('=');
    if (!value) throw new SyntaxError(`Not an extra: ${extra}`);
    if (key === 'art') extras.art = value;
    else if (key === 'form') extras.form = value as Form;
    else if (key === 'mark') extras.mark = value as FoodMark;
    else if (key === 'each') extras.each = Number(value);
    else if (/^[A-Z]/.test(key)) extras.facts[key] = value;
    else throw new SyntaxError(`Unknown extra: ${extra}`);
  }
  return extras;
}
