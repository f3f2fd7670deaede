import { formatPaise, paise } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import { createYield } from './yield-to-requests.ts';
import { changesOf, effectsOf, paidText } from './changes-of.ts';
import type { OnRows, RowReport } from './import-report.ts';
import {
  type ApartRow,
  apartRows,
  type ChangedRow,
  changedRows,
  type MergedRow,
  mergedRows,
} from './loading/findings.queries.ts';
import { readInBatches } from './loading/batches.queries.ts';

const ROWS_AT_ONCE = 500;

/** Passes on a report line for every merged row and every new or changed product. */
export async function reportFindings(tx: Db, onRows: OnRows, signal?: AbortSignal): Promise<void> {
  const yieldToRequests = createYield();
  for await (const rows of readInBatches(tx, apartRows(), ROWS_AT_ONCE)) {
    signal?.throwIfAborted();
    await onRows(rows.map(apartLine));
    await yieldToRequests();
  }
  for await (const rows of readInBatches(tx, mergedRows(), ROWS_AT_ONCE)) {
    signal?.throwIfAborted();
    await onRows(rows.map(mergedLine));
    await yieldToRequests();
  }
  for await (const rows of readInBatches(tx, changedRows(), ROWS_AT_ONCE)) {
    signal?.throwIfAborted();
    await onRows(rows.map(changedLine));
    await yieldToRequests();
  }
}

function apartLine(row: ApartRow): RowReport {
  const { line, name: product, first_line: first } = row;
  const shared = row.identity === 'sku' ? 'The SKU' : 'Brand, name and pack';
  const differs =
    row.identity === 'sku'
      ? 'name or pack differs'
      : (differing('price', row.sale_paise, row.first_sale_paise) ??
        differing('MRP', row.mrp_paise, row.first_mrp_paise) ??
        'price differs');
  const reason = `${shared} as in line ${first}, but the ${differs}: kept as a product of its own`;
  return { line, outcome: 'adjusted', product, reason, effects: ['kept_apart'] };
}

function differing(what: string, own: number, first: number): string | null {
  return own === first ? null : `${what} is ${formatPaise(paise(own))}, not ${formatPaise(paise(first))}`;
}

const SAME_BY = {
  id: 'The same product as line',
  sku: 'The SKU of line',
  name: 'Brand, name, pack and price of line',
} as const;

function mergedLine(row: MergedRow): RowReport {
  const { line, name: product, into } = row;
  const price = disagreement(row.kept_paise, row.sale_paise, into);
  const effects = ['two_prices'] as const;
  if (price !== null) {
    const reason = `The same product at another price: ${price}`;
    return { line, outcome: 'conflict', product, reason, effects };
  }
  const mrp = disagreement(row.kept_mrp_paise, row.mrp_paise, into);
  if (mrp !== null) {
    const reason = `The same product with another MRP: ${mrp}`;
    return { line, outcome: 'conflict', product, reason, effects };
  }
  const reason = `${SAME_BY[row.identity]} ${into}: one product`;
  return { line, outcome: 'merged', product, reason, effects: ['merged'] };
}

function disagreement(kept: number, given: number, line: number): string | null {
  if (kept === given) return null;
  return `${formatPaise(paise(kept))} of line ${line} is kept, not ${formatPaise(paise(given))}`;
}

function changedLine(row: ChangedRow): RowReport {
  const { line, name: product } = row;
  const effects = effectsOf(row);
  if (row.is_new) {
    const reason = `${row.unit}, ${paidText(row.price_paise, row.discount)}, ${row.new_stock} in stock`;
    return { line, outcome: 'new', product, reason, effects };
  }
  const changes = changesOf(row);
  const reason = changes.map(({ field, before, after }) => `${field} ${before} → ${after}`).join('; ');
  return { line, outcome: 'changed', product, reason, changes, effects };
}
