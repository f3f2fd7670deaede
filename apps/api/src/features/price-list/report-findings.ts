import { formatPaise, paise } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import { createBreath } from './breathe.ts';
import { changesOf, paidText } from './changes-of.ts';
import type { OnRows, RowReport } from './import-report.ts';
import {
  type ChangedRow,
  type MergedRow,
  readChangedRows,
  readMergedRows,
} from './loading/findings.queries.ts';

const PAGE = 500;

/** Hands over a line of the report for every row that was merged, every new and every changed product. */
export async function reportFindings(db: Db, onRows: OnRows): Promise<void> {
  await eachPage(
    (line) => readMergedRows(db, line, PAGE),
    (rows) => onRows(rows.map(mergedLine)),
  );
  await eachPage(
    (line) => readChangedRows(db, line, PAGE),
    (rows) => onRows(rows.map(changedLine)),
  );
}

async function eachPage<Row extends { line: number }>(
  read: (afterLine: number) => Promise<Row[]>,
  report: (rows: Row[]) => Promise<void> | void,
): Promise<void> {
  const breathe = createBreath();
  for (let line = 0; ; ) {
    const rows = await read(line);
    if (rows.length > 0) await report(rows);
    if (rows.length < PAGE) return;
    line = rows.at(-1)?.line ?? Number.MAX_SAFE_INTEGER;
    await breathe();
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
  const { line, name: product } = row;
  if (row.is_new) {
    const reason = `${row.unit}, ${paidText(row.price_paise, row.discount)}, ${row.new_stock} in stock`;
    return { line, outcome: 'new', product, reason };
  }
  const changes = changesOf(row);
  const reason = changes.map(({ field, before, after }) => `${field} ${before} → ${after}`).join('; ');
  return { line, outcome: 'changed', product, reason, changes };
}
