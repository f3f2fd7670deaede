import {
  type FieldDeclaration,
  type OptionalValue,
  paiseToRupees,
  PRODUCT_FIELDS,
  type ProductField,
} from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { escapeName, joinList } from '../cleaning/exported-text.ts';
import { csvLine } from './csv-line.ts';
import { type ExportedRow, readExported } from './export.queries.ts';

const PAGE = 500;

const SHORT_KINDS: readonly FieldDeclaration['kind'][] = [
  'text',
  'money',
  'percent',
  'optional number',
  'yes or no',
];
/** Long fields come last, so that a spreadsheet shows the others first. */
const [SHORT, LONG] = [true, false].map((isShort) =>
  PRODUCT_FIELDS.filter(({ kind }) => SHORT_KINDS.includes(kind) === isShort),
) as [ProductField[], ProductField[]];

const HEADERS = [
  'id',
  ...SHORT.map(({ header }) => header),
  'stock',
  'categories',
  'sub categories',
  ...LONG.map(({ header }) => header),
  'created at',
  'updated at',
];

/**
 * Every product with all its fields, streamed page by page. The importer reads it back literally: list items are
 * separated by bars, a sub-category follows its category and '>', extra fields are JSON.
 */
export async function* catalogueCsv(db: Db): AsyncGenerator<string> {
  yield `\ufeff${csvLine(HEADERS)}`;
  for (let after = ''; ; ) {
    const rows = await readExported(db, after, PAGE);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map((row) => csvLine(cellsOf(row))).join('');
    if (rows.length < PAGE) return;
    after = last.id;
  }
}

function cellsOf(row: ExportedRow): string[] {
  const subCategories = row.sub_categories.map(({ name, category }) =>
    category === null ? escapeName(name) : `${escapeName(category)} > ${escapeName(name)}`,
  );
  return [
    row.id,
    ...SHORT.map((field) => cellOf(row, field)),
    String(row.stock),
    joinList(row.categories.map(escapeName)),
    joinList(subCategories),
    ...LONG.map((field) => cellOf(row, field)),
    row.created_at.toISOString(),
    row.updated_at.toISOString(),
  ];
}

function cellOf(row: ExportedRow, field: ProductField): string {
  if (field.kind === 'money') return String(paiseToRupees(row[field.column]));
  if (field.kind === 'pictures') return joinList(row[field.column].map(escapeName));
  return textOf(row[field.column]);
}

function textOf(value: OptionalValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value ?? '');
}
