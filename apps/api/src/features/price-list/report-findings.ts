import { discountedPaise, formatPaise, paise } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import type { RowReport } from './import-report.ts';
import {
  type ChangedRow,
  type MergedRow,
  readChangedRows,
  readMergedRows,
} from './loading/findings.queries.ts';

const PAGE = 2_000;

/** Hands over a line of the report for every row that was merged, every new and every changed product. */
export async function reportFindings(db: Db, onRow: (row: RowReport) => void): Promise<void> {
  await eachPage(
    (line) => readMergedRows(db, line, PAGE),
    (row) => onRow(mergedLine(row)),
  );
  await eachPage(
    (line) => readChangedRows(db, line, PAGE),
    (row) => onRow(changedLine(row)),
  );
}

async function eachPage<Row extends { line: number }>(
  read: (afterLine: number) => Promise<Row[]>,
  report: (row: Row) => void,
): Promise<void> {
  for (let line = 0; ; ) {
    const rows = await read(line);
    for (const row of rows) report(row);
    if (rows.length < PAGE) return;
    line = rows.at(-1)?.line ?? Number.MAX_SAFE_INTEGER;
  }
}

function mergedLine(row: MergedRow): RowReport {
  const { line, name: product, into } = row;
  const price = disagreement(row.kept_paise, row.sale_paise, into);
  if (price !== null) {
    return { line, outcome: 'conflict', product, reason: `The same product at another price: ${price}` };
  }
  const mrp = disagreement(row.kept_mrp_paise, row.mrp_paise, into);
  if (mrp !== null) {
    return { line, outcome: 'conflict', product, reason: `The same product with another MRP: ${mrp}` };
  }
  return { line, outcome: 'merged', product, reason: `The same product as line ${into}` };
}

function disagreement(kept: number, given: number, line: number): string | null {
  if (kept === given) return null;
  return `${formatPaise(paise(kept))} of line ${line} is kept, not ${formatPaise(paise(given))}`;
}

function changedLine(row: ChangedRow): RowReport {
  const now = paid(row.price_paise, row.discount);
  if (row.is_new) return { line: row.line, outcome: 'new', product: row.name, reason: `${row.unit}, ${now}` };
  const before = paid(row.old_price_paise, row.old_discount);
  const changes = [
    ...(row.old_name === row.name ? [] : [`name was '${row.old_name}'`]),
    ...(row.old_unit === row.unit ? [] : [`pack was '${row.old_unit}'`]),
    ...(before === now ? [] : [`price ${before} → ${now}`]),
    ...(row.restocked ? [`stock ${row.old_stock} → ${row.new_stock}`] : []),
    ...(row.moved ? ['stands in other categories'] : []),
  ];
  const reason = changes.join('; ') || 'description, pictures or details';
  return { line: row.line, outcome: 'changed', product: row.name, reason };
}

function paid(pricePaise: number, discount: number): string {
  const price = paise(pricePaise);
  const now = formatPaise(discountedPaise(price, discount));
  return discount === 0 ? now : `${now} (${formatPaise(price)} less ${discount} %)`;
}
