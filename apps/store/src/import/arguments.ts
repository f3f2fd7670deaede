import { parseArgs } from 'node:util';
import {
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

Brings a price list (CSV) into the shop, whole or not at all.

  --dry-run             say what would change, and change nothing
  --report FILE.csv     write what became of each row
  --profile NAME        the list's layout: ${PROFILES.map(({ name }) => name).join(', ')}
  --map COLUMN=FIELD    what a column means; once for each. FIELD is one of those below
  --source NAME         whose list it is, where several sellers' lists are imported (small letters, digits, -)
  --amounts UNIT        what prices are counted in: rupees or paise
  --unit UNIT           what bare pack sizes are counted in, such as g
  --separators CHARS    the signs between several categories in a cell (normally |;)
  --slash MEANING       a slash in a category is part of the name, a step of a path or between several: name, path,
                        several (normally name, unless the column is a path)
  --exact PRICE         which price is kept to the paisa if no whole percentage leads from the MRP to the price
                        paid: mrp or paid (normally mrp)
  --yes                 import without asking first
  --stock N             stock of new products where the list has none (normally ${FRESH_STOCK})
  --keep-stock          leave the stock of products that are in the shop as it is

The fields; detail shows the column with the product:
  ${PRICE_LIST_MEANINGS.join(', ')}
`;

/** Parses the command line. Throws ImportFault with an explanation if it is invalid. */
export function readArguments(args: readonly string[]): ImportArguments | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new ImportFault(`Please name one file.\n\n${USAGE}`);
  const freshStock = values.stock === undefined ? FRESH_STOCK : Number(values.stock);
  if (!Number.isInteger(freshStock) || freshStock < 0 || freshStock > 1_000_000) {
    throw new ImportFault('--stock takes a whole number from 0 to 1000000');
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
