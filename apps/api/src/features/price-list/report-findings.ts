import { formatPaise, LIMITS, paise } from '@jhola/domain';
import type { RawBuilder } from 'kysely';
import { priceListTexts as texts } from '../../messages/index.ts';
import type { Db } from '../../platform/database.ts';
import { createYield } from './yield-to-requests.ts';
import { changesOf, effectsOf, paidText } from './changes-of.ts';
import type { OnRows, RowReport } from './import-report.ts';
import {
  type SeparateRow,
  separateRows,
  type ChangedRow,
  changedRows,
  type MergedRow,
  mergedRows,
} from './loading/findings.queries.ts';
import { type OverfullRow, overfullRows } from './loading/take-out-overfull.queries.ts';
import { readInBatches } from './loading/batches.queries.ts';

const ROWS_AT_ONCE = 500;

/** Passes on a report line for every row that was refused or merged after reading, and every new or changed product. */
export async function reportFindings(tx: Db, onRows: OnRows, signal?: AbortSignal): Promise<void> {
  const yieldToRequests = createYield();
  const pass = async <Row>(found: RawBuilder<Row>, lineOf: (row: Row) => RowReport) => {
    for await (const rows of readInBatches(tx, found, ROWS_AT_ONCE)) {
      signal?.throwIfAborted();
      await onRows(rows.map(lineOf));
      await yieldToRequests();
    }
  };
  await pass(overfullRows(), overfullLine);
  await pass(separateRows(), apartLine);
  await pass(mergedRows(), mergedLine);
  await pass(changedRows(), changedLine);
}

function overfullLine({ line, name: product, of }: OverfullRow): RowReport {
  return { line, outcome: 'refused', product, reason: WHY_OVERFULL[of]() };
}

const WHY_OVERFULL: Readonly<Record<OverfullRow['of'], () => string>> = {
  fields: () => texts.noRoomForFields({ max: LIMITS.details.entries }),
  places: () => texts.noRoomForPlaces({ max: LIMITS.categoriesPerProduct }),
  parents: () => texts.noRoomForParents({ max: LIMITS.categoriesPerSubCategory }),
};

function apartLine(row: SeparateRow): RowReport {
  const { line, name: product } = row;
  return { line, outcome: 'adjusted', product, reason: whyApart(row), effects: ['kept_apart'] };
}

function whyApart(row: SeparateRow): string {
  const { first_line: first, sale_paise: price, first_sale_paise: otherPrice } = row;
  const { mrp_paise: mrp, first_mrp_paise: otherMrp } = row;
  if (row.identity === 'sku') return texts.apartByNames({ first });
  if (price !== otherPrice)
    return texts.apartByPrice({ first, own: amountText(price), other: amountText(otherPrice) });
  if (mrp !== otherMrp) return texts.apartByMrp({ first, own: amountText(mrp), other: amountText(otherMrp) });
  return texts.apartByPrices({ first });
}

const amountText = (given: number) => formatPaise(paise(given));

const MERGED_BY = { id: 'mergedById', sku: 'mergedBySku', name: 'mergedByName' } as const;

function mergedLine(row: MergedRow): RowReport {
  const { line, name: product, into } = row;
  const disagreement = whichPriceIsKept(row);
  if (disagreement !== null)
    return { line, outcome: 'conflict', product, reason: disagreement, effects: ['two_prices'] };
  const reason = texts[MERGED_BY[row.identity]]({ row: into });
  return { line, outcome: 'merged', product, reason, effects: ['merged'] };
}

/** Null if the rows agree on their prices. */
function whichPriceIsKept(row: MergedRow): string | null {
  const { into, kept_paise: kept, sale_paise: price, kept_mrp_paise: keptMrp, mrp_paise: mrp } = row;
  if (kept !== price)
    return texts.otherPrice({ kept: amountText(kept), row: into, given: amountText(price) });
  if (keptMrp !== mrp)
    return texts.otherMrp({ kept: amountText(keptMrp), row: into, given: amountText(mrp) });
  return null;
}

function changedLine(row: ChangedRow): RowReport {
  const { line, new_name: product } = row;
  const effects = effectsOf(row);
  if (row.is_new) {
    const price = paidText(row.new_price_paise, row.new_discount_percent);
    const reason = texts.newProduct({ unit: row.new_unit, price, stock: row.new_stock });
    return { line, outcome: 'new', product, reason, effects };
  }
  const changes = changesOf(row);
  const reason = changes.map(({ field, before, after }) => `${field} ${before} → ${after}`).join('; ');
  return { line, outcome: 'changed', product, reason, changes, effects };
}
