import type { Form, Mark } from './catalogue.types.ts';

/** A flavour, scent or sort, with the thing shown where it has one of its own. */
export type Kind = { name: string; art?: string };

/** A thing that each of its brands sells in each of its kinds and packs. */
export type Item = {
  /** Without brand; `*` stands where the kind goes, else the kind comes first. */
  name: string;
  hindi?: string;
  /** Rupees of the first pack, from an ordinary brand. */
  price: number;
  /** Smallest first: `500 ml`, `1 kg`, `6 pieces`. */
  packs: string[];
  /** Empty where there is one sort only. */
  kinds: Kind[];
  /** What is true of it, in a sentence or two. */
  note: string;
  art?: string;
  form?: Form;
  mark?: Mark;
  each?: number;
  /** Further lines of the details, which win over the shelf's. */
  facts: Record<string, string>;
};

/**
 * Reads one line of a shelf's table:
 * `name | hindi | price | packs | kinds | note | extras`, where `-` is nothing, packs and kinds are parted by
 * commas, a kind may name its picture (`Mango@mango`), and extras are parted by semicolons: `art=`, `form=`,
 * `mark=`, `each=`, and with a capital letter lines of the details (`Ingredients=Milk, sugar`).
 * Throws SyntaxError where a column is missing.
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
    else if (key === 'mark') extras.mark = value as Mark;
    else if (key === 'each') extras.each = Number(value);
    else if (/^[A-Z]/.test(key)) extras.facts[key] = value;
    else throw new SyntaxError(`Unknown extra: ${extra}`);
  }
  return extras;
}
