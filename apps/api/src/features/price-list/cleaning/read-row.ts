import { createHash } from 'node:crypto';
import { formatPaise, LIMITS } from '@jhola/domain';
import type { Columns } from '../columns/guess-columns.ts';
import type { Profile } from '../columns/profile.ts';
import type { ListedProduct, ReadRow } from '../listed-product.ts';
import type { RawRecord } from '../reading/read-records.ts';
import { readExportedRow } from './read-exported-row.ts';
import { readNumber } from './read-money.ts';
import { readPrices } from './read-prices.ts';
import { createRowCells, type RowCells } from './row-cells.ts';
import { type Place, placesOf } from './tidy-category.ts';
import { shorten, tidyParagraphs, tidyText } from './tidy-text.ts';
import { joinUnit, tidyUnit } from './tidy-unit.ts';

/** The details that are written by the import itself. */
export const OWN_DETAILS = { brand: 'Brand', mrp: 'MRP', pack: 'Pack' } as const;

const NO_UNIT = '1 pc';
const TOTAL =
  /^(?:(?:grand|sub|net)[\s-]*)?total\b[\s:=.-]*(?:items?|qty|quantity|amount|value)?[\s:=.-]*$|^(?:कुल|योग)\b/i;

/**
 * Makes the reader of a list's rows: each becomes a product with remarks, or is refused with the reason. Where a
 * column holds the shop's own ids the rows are taken exactly as they stand.
 */
export function createRowReader(columns: Columns, profile: Profile): (record: RawRecord) => ReadRow {
  const cellsOf = createRowCells(columns);
  const read = columns.includes('id') ? readExportedRow : readRow;
  return ({ line, cells: raw }) => {
    if (raw.length < 2) return { product: null, reason: 'It isn’t a row of this list' };
    if (raw.length > columns.length && raw.slice(columns.length).some((cell) => cell.trim() !== '')) {
      return { product: null, reason: `It has ${raw.length} cells, the list has ${columns.length} columns` };
    }
    return read(line, cellsOf(raw), profile);
  };
}

function readRow(line: number, cells: RowCells, profile: Profile): ReadRow {
  const remarks: string[] = [];
  const brand = tidyText(cells.get('brand'));
  const title = tidyText(cells.get('name'));
  const rawUnit = joinUnit(tidyText(cells.get('size')), tidyText(cells.get('unit')));
  if (isTotal(cells, brand, title, rawUnit)) return { product: null, reason: 'It is a total, no product' };
  const fullName = nameOf(brand, title);
  if (fullName === '') return { product: null, reason: 'It has no name' };
  const prices = readPrices(cells);
  if ('reason' in prices) return { product: null, reason: prices.reason };
  if (prices.remark !== null) remarks.push(prices.remark);
  const stock = stockOf(tidyText(cells.get('stock')));
  if (stock === undefined) return { product: null, reason: `'${tidyText(cells.get('stock'))}' is no stock` };

  const fullUnit = tidyUnit(rawUnit) || NO_UNIT;
  if (fullUnit !== rawUnit && rawUnit !== '') remarks.push(`The pack '${rawUnit}' became '${fullUnit}'`);
  const name = cut(fullName, LIMITS.nameLength, 'name', remarks);
  const unit = cut(fullUnit, LIMITS.unitLength, 'pack', remarks);
  const description = describe(tidyParagraphs(cells.get('description')), fullName, name, remarks);
  const details = detailsOf(cells, remarks);
  if (brand !== '') details[OWN_DETAILS.brand] = brand;
  if (unit !== fullUnit) details[OWN_DETAILS.pack] = fullUnit;
  if (prices.mrpPaise !== prices.pricePaise) {
    details[OWN_DETAILS.mrp] = formatPaise(prices.mrpPaise);
    const shown =
      prices.discount === 0
        ? 'without a discount'
        : `as ${formatPaise(prices.pricePaise)} less ${prices.discount} %`;
    remarks.push(`No whole percentage leads from the MRP to the price: shown ${shown}`);
  }
  const { salePaise, mrpPaise, pricePaise, discount } = prices;
  const product: ListedProduct = {
    line,
    key: keyOf(profile, tidyText(cells.get('sku')), [brand, title, rawUnit]),
    givenId: null,
    name,
    brand,
    unit,
    salePaise,
    mrpPaise,
    pricePaise,
    discount,
    stock,
    description: description === '' ? null : description,
    images: imagesOf(cells, remarks),
    details,
    detailsMode: 'merge',
    ...placing(cells, profile),
  };
  return { remarks, product };
}

/** 'Total', 'Grand Total:' with nothing but sums beside it; a brand or a pack makes it a product after all. */
function isTotal(cells: RowCells, brand: string, title: string, unit: string): boolean {
  const first = title === '' ? cells.first() : title;
  return brand === '' && !/\p{L}/u.test(unit) && TOTAL.test(first);
}

/** 'Amul' and 'Butter' are 'Amul Butter', and so are 'Amul' and 'Amul Butter'. */
function nameOf(brand: string, title: string): string {
  return title.toLowerCase().startsWith(brand.toLowerCase()) ? title || brand : `${brand} ${title}`.trim();
}

/** Undefined where it can't be read. */
function stockOf(cell: string): number | null | undefined {
  if (/^(|-+|n\/?a|yes|y|true|in stock|available)$/i.test(cell)) return null;
  if (/^(no|n|none|false|nil|out of stock|sold out|unavailable)$/i.test(cell)) return 0;
  const pieces = readNumber(cell.replace(/\s*(?:pcs?|pieces?|nos?|units?|packs?|pkts?)\.?$/i, ''));
  return pieces === null ? undefined : Math.min(LIMITS.stock, Math.floor(pieces));
}

function cut(text: string, length: number, what: string, remarks: string[]): string {
  if (text.length > length) remarks.push(`The ${what} is longer than ${length} characters and was shortened`);
  return shorten(text, length);
}

function describe(description: string, fullName: string, name: string, remarks: string[]): string {
  const whole = name === fullName ? description : `${fullName}\n\n${description}`.trim();
  return cut(whole, LIMITS.descriptionLength, 'description', remarks);
}

function detailsOf(cells: RowCells, remarks: string[]): Record<string, string> {
  const details: Record<string, string> = {};
  for (const [title, cell] of cells.details()) {
    const text = tidyParagraphs(cell);
    if (text !== '') details[title] = cut(text, LIMITS.details.valueLength, `detail '${title}'`, remarks);
  }
  return details;
}

/** Where it stands; a row that doesn't say leaves a product that is in the shop where it is. */
function placing(cells: RowCells, profile: Profile): { places: Place[]; placed: boolean } {
  const category = tidyText(cells.get('category'));
  const subCategory = tidyText(cells.get('sub_category'));
  const places = placesOf(category, subCategory, profile.separators).map((place) => ({
    category: shorten(place.category, LIMITS.nameLength),
    subCategory: shorten(place.subCategory, LIMITS.nameLength),
  }));
  return { places, placed: category !== '' || subCategory !== '' };
}

function imagesOf(cells: RowCells, remarks: string[]): string[] {
  const given = cells
    .all('image')
    .flatMap((cell) => cell.trim().split(/,?[\s|;]+|,(?=https?:)/))
    .filter(Boolean);
  const usable = [...new Set(given)].filter(
    (url) => /^https?:\/\//i.test(url) && URL.canParse(url) && url.length <= 2_000,
  );
  if (usable.length < given.length) remarks.push('A picture’s address can’t be used');
  return usable.slice(0, LIMITS.imagesPerProduct);
}

/** Made of what the list says, before cleaning: rows that differ in it are different products. */
function keyOf(profile: Profile, sku: string, parts: readonly string[]): string {
  const bySku = profile.sameProduct !== 'brand+name+unit' && sku !== '';
  const text = bySku ? `sku\n${sku}` : parts.join('\n');
  return `${profile.name}:${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
}
