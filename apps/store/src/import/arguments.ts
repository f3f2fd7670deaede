import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  LIMITS,
  PRICE_LIST_AMOUNTS,
  PRICE_LIST_EXACT,
  PRICE_LIST_MEANINGS,
  PRICE_LIST_SLASHES,
  type PriceListMeaning,
} from '@jhola/domain';
import {
  FRESH_STOCK,
  GUESSING,
  ImportFault,
  isField,
  type Profile,
  PROFILES,
  parseProfile,
  toColumns,
} from '@jhola/api';

export type ImportArguments = {
  readonly file: string;
  readonly profile: Profile;
  readonly dryRun: boolean;
  /** Whether to write without confirmation. */
  readonly sure: boolean;
  readonly reportFile: string | undefined;
  readonly freshStock: number;
  readonly setStock: boolean;
};

export const USAGE = `Usage: npm run import -- FILE [options]

Imports a price list (CSV): all of it, or nothing if something fails.

  --dry-run             only show what would change
  --report FILE.csv     write the outcome of each row to a file
  --profile NAME        a stored layout of the list: ${PROFILES.map(({ name }) => name).join(', ')}
  --map COLUMN=FIELD    what a column means; once for each. FIELD is one of those below
  --source NAME         the seller, if you import lists of several sellers (lower-case letters, digits, -)
  --amounts UNIT        the unit of prices: rupees or paise
  --unit UNIT           the unit of pack sizes without one, such as g
  --separators CHARS    the characters between several categories in a cell (default |;)
  --slash MEANING       a slash in a category is part of the name, a step of a path or between several: name, path,
                        several (default name, unless the column has paths)
  --exact PRICE         which price is stored exactly if no whole percentage turns the MRP into the price to pay:
                        mrp or paid (default mrp)
  --yes                 import without asking for confirmation
  --stock N             stock of new products if the list has none (default ${FRESH_STOCK})
  --keep-stock          don't change the stock of existing products

The fields (detail: the column is shown with the product):
  ${PRICE_LIST_MEANINGS.join(', ')}
`;

/** Parses the command line. Throws ImportFault with an explanation if it is invalid. */
export function readArguments(args: readonly string[]): ImportArguments | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new ImportFault(`Please name one file.\n\n${USAGE}`);
  if (values.report !== undefined && resolve(values.report) === resolve(file))
    throw new ImportFault('The report can’t be written to the price list itself: please name another file.');
  const freshStock = values.stock === undefined ? FRESH_STOCK : Number(values.stock);
  if (!Number.isInteger(freshStock) || freshStock < 0 || freshStock > LIMITS.stock) {
    throw new ImportFault(`--stock takes a whole number from 0 to ${LIMITS.stock}`);
  }
  return {
    file,
    profile: chosenProfile(values),
    dryRun: values['dry-run'] ?? false,
    sure: values.yes ?? false,
    reportFile: values.report,
    freshStock,
    setStock: !values['keep-stock'],
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        'dry-run': { type: 'boolean' },
        report: { type: 'string' },
        profile: { type: 'string' },
        map: { type: 'string', multiple: true },
        source: { type: 'string' },
        separators: { type: 'string' },
        amounts: { type: 'string' },
        unit: { type: 'string' },
        slash: { type: 'string' },
        exact: { type: 'string' },
        yes: { type: 'boolean', short: 'y' },
        stock: { type: 'string' },
        'keep-stock': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new ImportFault(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function chosenProfile(values: ReturnType<typeof parse>['values']): Profile {
  const { profile: name, map = [], source, separators } = values;
  const base = name === undefined ? GUESSING : PROFILES.find((profile) => profile.name === name);
  if (base === undefined) {
    const known = PROFILES.map((profile) => profile.name).join(', ');
    throw new ImportFault(`There is no profile '${name}'. There are: ${known}`);
  }
  return parseProfile({
    ...base,
    name: source ?? base.name,
    separators: separators ?? base.separators,
    slash: oneOf('slash', values.slash, PRICE_LIST_SLASHES) ?? base.slash,
    amounts: oneOf('amounts', values.amounts, PRICE_LIST_AMOUNTS) ?? base.amounts,
    exact: oneOf('exact', values.exact, PRICE_LIST_EXACT) ?? base.exact,
    sizeUnit: values.unit ?? base.sizeUnit,
    columns: { ...base.columns, ...readMaps(map) },
  });
}

function oneOf<Choice extends string>(
  option: string,
  value: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (value === undefined) return undefined;
  const chosen = choices.find((choice) => choice === value);
  if (chosen === undefined) throw new ImportFault(`--${option} takes ${choices.join(', ')}; not '${value}'`);
  return chosen;
}

function readMaps(maps: readonly string[]): Profile['columns'] {
  const read = maps.map(readMap);
  const targets = toColumns(
    read.map(({ meaning }) => meaning),
    read.map(({ header }) => header),
  );
  return Object.fromEntries(targets.map((target, at) => [read[at]?.header ?? '', target]));
}

/** Parses 'Item text=name': a header may contain an equals sign, a field never does. */
function readMap(map: string): { readonly header: string; readonly meaning: PriceListMeaning } {
  const cut = map.lastIndexOf('=');
  const header = map.slice(0, cut).trim();
  const field = map.slice(cut + 1).trim();
  if (cut < 1 || header === '') throw new ImportFault(`--map ${map}: please write COLUMN=FIELD`);
  if (field !== 'detail' && !isField(field))
    throw new ImportFault(`--map ${map}: there is no field '${field}'.\n\n${USAGE}`);
  return { header, meaning: field };
}
