import { paiseToRupees } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { escapeName, joinList } from '../cleaning/exported-text.ts';
import { csvLine } from './csv-line.ts';
import { type ExportedRow, readExported } from './export.queries.ts';

const PAGE = 500;

const HEADERS = [
  'id',
  'name',
  'unit',
  'price',
  'discount %',
  'stock',
  'categories',
  'sub categories',
  'description',
  'images',
  'extra fields',
  'created at',
  'updated at',
];

/**
 * Every product with all its fields, page by page as it is taken. The importer reads it back letter by letter: lists
 * are parted by bars, a sub-category stands behind its category and '>', extra fields are JSON.
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
    row.name,
    row.unit,
    String(paiseToRupees(row.price_paise)),
    String(row.discount_percent),
    String(row.stock),
    joinList(row.categories.map(escapeName)),
    joinList(subCategories),
    row.description,
    joinList(row.images.map(escapeName)),
    row.more_details,
    row.created_at.toISOString(),
    row.updated_at.toISOString(),
  ];
}
