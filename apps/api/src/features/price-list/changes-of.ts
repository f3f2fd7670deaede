import {
  discountedPaise,
  formatPaise,
  type OptionalValue,
  paise,
  PRICE_LIST_EFFECTS,
  type PriceListEffect,
} from '@jhola/domain';
import { formatNumber } from '@jhola/messages/format-number';
import { priceListTexts as texts } from '../../messages/index.ts';
import { shorten } from './cleaning/tidy-text.ts';
import type { FieldChange } from './import-report.ts';
import { LISTED_VALUES, listedLabels } from './listed-values.ts';
import type { ChangedRow } from './loading/findings.queries.ts';

const SHOWN = 100;
const NOTHING = '–';

/** The changed fields of an existing product, as text for people. */
export function changesOf(row: ChangedRow): FieldChange[] {
  const changes: FieldChange[] = [];
  const note = (field: string, before: string, after: string) => {
    if (before !== after) changes.push({ field, before: before || NOTHING, after: after || NOTHING });
  };
  note(texts.name, row.old_name ?? '', row.new_name);
  note(texts.unit, row.old_unit ?? '', row.new_unit);
  note(
    texts.price,
    paidText(row.old_price_paise, row.old_discount_percent),
    paidText(row.new_price_paise, row.new_discount_percent),
  );
  if (row.restocked) note(texts.stock, formatNumber(row.old_stock), formatNumber(row.new_stock));
  if (row.moved) {
    note(texts.category, row.old_categories, row.new_categories);
    note(texts.subCategory, row.old_sub_categories, row.new_sub_categories);
  }
  const labels = listedLabels();
  for (const { column } of LISTED_VALUES) {
    note(labels[column], shown(row[`old_${column}`]), shown(row[`new_${column}`]));
  }
  note(texts.pictures, ...picturesText(row.old_images ?? [], row.new_images ?? []));
  // Maps, because a title may be the name of a property that every object has.
  const before = new Map(Object.entries(row.old_more_details ?? {}));
  const after = new Map(Object.entries(row.new_more_details));
  for (const title of new Set([...before.keys(), ...after.keys()])) {
    note(title, shorten(before.get(title) ?? '', SHOWN), shorten(after.get(title) ?? '', SHOWN));
  }
  // For values that differ only after the point where they are shortened, or in the sequence of categories.
  if (changes.length === 0)
    changes.push({ field: texts.details, before: texts.asBefore, after: texts.asInList });
  return changes;
}

function shown(value: OptionalValue): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return shorten(String(value ?? ''), SHOWN);
}

/** Remarks on a product besides that it is new or changed. */
export function effectsOf(row: ChangedRow): PriceListEffect[] {
  const found = row.is_new ? effectsOfNew(row) : effectsOfChanged(row);
  return PRICE_LIST_EFFECTS.filter((effect) => found[effect]);
}

type Found = Partial<Record<PriceListEffect, boolean>>;

function effectsOfNew(row: ChangedRow): Found {
  return { pack_missing: !row.says_unit, category_missing: !row.says_places };
}

function effectsOfChanged(row: ChangedRow): Found {
  const paid = discountedPaise(paise(row.new_price_paise), row.new_discount_percent);
  return {
    price:
      row.old_price_paise !== row.new_price_paise || row.old_discount_percent !== row.new_discount_percent,
    moved: row.moved,
    renamed: row.old_name !== row.new_name,
    repacked: row.old_unit !== row.new_unit,
    description_cleared: Boolean(row.old_description) && row.new_description === '',
    description:
      Boolean(row.old_description) &&
      row.new_description !== '' &&
      row.old_description !== row.new_description,
    pictures: row.old_images?.join('\n') !== row.new_images?.join('\n'),
    details:
      JSON.stringify(sorted(row.old_more_details ?? {})) !== JSON.stringify(sorted(row.new_more_details)),
    sold_out: row.restocked && row.old_stock > 0 && row.new_stock === 0,
    stock: row.restocked,
    matched_by_name: row.matched_by_name,
    // The struck-through price is unchanged, because the list has none.
    price_rounded: row.says_prices === 'paid' && paid !== row.sale_paise,
  };
}

function sorted(details: Record<string, string>): [string, string][] {
  return Object.entries(details).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function picturesText(before: readonly string[], after: readonly string[]): [string, string] {
  if (before.join('\n') === after.join('\n')) return ['', ''];
  return [`${before.length}`, texts.picturesFromList({ count: after.length })];
}

/** '₹42 (47% off ₹80)'. */
export function paidText(pricePaise: number, discount: number): string {
  const price = paise(pricePaise);
  const now = formatPaise(discountedPaise(price, discount));
  return discount === 0 ? now : texts.discounted({ now, price: formatPaise(price), discount });
}
