import { createHash } from 'node:crypto';
import { formatPaise, LIMITS } from '@jhola/domain';
import type { Columns } from '../columns/guess-columns.ts';
import type { Profile } from '../columns/profile.ts';
import type { ReadRow } from '../listed-product.ts';
import type { RawRecord } from '../reading/read-records.ts';
import { readNumber } from './read-money.ts';
import { readPrices } from './read-prices.ts';
import { createRowCells, type RowCells } from './row-cells.ts';
import { placesOf } from './tidy-category.ts';
import { shorten, tidyParagraphs, tidyText } from './tidy-text.ts';
import { joinUnit, tidyUnit } from './tidy-unit.ts';

/** The details that are written by the import itself. */
export const OWN_DETAILS = { brand: 'Brand', mrp: 'MRP', pack: 'Pack' } as const;

const NO_UNIT = '1 pc';

/** Makes the reader of a list's rows: each becomes a product with remarks, or is refused with the reason. */
export function createRowReader(columns: Columns, profile: Profile): (record: RawRecord) => ReadRow {
  const cellsOf = createRowCells(columns);
  return ({ line, cells: raw }) => {
    if (raw.length < 2) return { product: null, reason: 'It isn’t a row of this list' };
    if (raw.length > columns.length && raw.slice(columns.length).some((cell) => cell.trim() !== '')) {
      return { product: null, reason: `It has ${raw.length} cells, the list has ${columns.length} columns` };
    }
    return readRow(line, cellsOf(raw), profile);
  };
}

function readRow(line: number, cells: RowCells, profile: Profile): ReadRow {
  const remarks: string[] = [];
  const brand = tidyText(cells.get('brand'));
  const title = tidyText(cells.get('name'));
  const fullName = nameOf(brand, title);
  if (fullName === '') return { product: null, reason: 'It has no name' };
  const prices = readPrices(cells);
  if ('reason' in prices) return { product: null, reason: prices.reason };
  if (prices.remark !== null) remarks.push(prices.remark);
  const stock = stockOf(tidyText(cells.get('stock')));
  if (stock === undefined) return { product: null, reason: `'${tidyText(cells.get('stock'))}' is no stock` };

  const rawUnit = joinUnit(tidyText(cells.get('size')), tidyText(cells.get('unit')));
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
  const places = placesOf(
    tidyText(cells.get('category')),
    tidyText(cells.get('sub_category')),
    profile.separators,
  ).map((place) => ({
    category: shorten(place.category, LIMITS.nameLength),
    subCategory: shorten(place.subCategory, LIMITS.nameLength),
  }));
  const key = keyOf(profile, tidyText(cells.get('sku')), [brand, title, rawUnit]);
  const images = imagesOf(cells, remarks);
  return {
    remarks,
    product: {
      line,
      key,
      name,
      brand,
      unit,
      salePaise,
      mrpPaise,
      pricePaise,
      discount,
      stock,
      description,
      images,
      details,
      places,
    },
  };
}

/** 'Amul' and 'Butter' are 'Amul Butter', and so are 'Amul' and 'Amul Butter'. */
function nameOf(brand: string, title: string): string {
  return title.toLowerCase().startsWith(brand.toLowerCase()) ? title || brand : `${brand} ${title}`.trim();
}

/** Undefined where it can't be read. */
function stockOf(cell: string): number | null | undefined {
  if (cell === '' || /^(yes|true|in stock|available)$/i.test(cell)) return null;
  if (/^(no|none|false|nil|out of stock|sold out|unavailable)$/i.test(cell)) return 0;
  const pieces = readNumber(cell);
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
