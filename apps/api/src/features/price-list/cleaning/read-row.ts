import { hash } from 'node:crypto';
import { BRAND_DETAIL, formatPaise, LIMITS, OPTIONAL_FIELDS, withoutJoiners } from '@jhola/domain';
import { priceListTexts as texts } from '../../../messages/index.ts';
import type { Columns } from '../columns/fields.ts';
import type { ReadingProfile } from '../columns/profile.ts';
import type { ListedFields, ListedProduct, ReadRow, Remark } from '../listed-product.ts';
import type { RawRecord } from '../reading/read-records.ts';
import { brandOf, nameWithBrand } from './join-brand.ts';
import { readExportedRow } from './read-exported-row.ts';
import { readNegative, readNumber } from './read-money.ts';
import { readPrices } from './read-prices.ts';
import { readValues } from './read-values.ts';
import { createRowCells, type RowCells } from './row-cells.ts';
import { fittingSearchNames } from './search-names.ts';
import { fittingPlaces, isPath, placesOf } from './tidy-category.ts';
import { beginningOf, givenText, shorten, tidyParagraphs, tidyText } from './tidy-text.ts';
import { joinUnit, packInName, tidyUnit, usualMeasure } from './tidy-unit.ts';

/** The titles of details that the import adds. */
export const OWN_DETAILS = { brand: BRAND_DETAIL, mrp: 'MRP', pack: 'Pack' } as const;

/** The description is shortened and may begin with a long name. */
const READ_AS_GIVEN = OPTIONAL_FIELDS.filter(({ wire }) => wire !== 'description');

const NAMES = ['name', 'brand', 'category', 'sub_category', 'also_called'] as const;
/** A word that begins with '??': spreadsheets write '?' for letters that a plain 'CSV' can't have, such as Hindi's. */
const LOST_LETTERS = /(?:^|[\s(/|;>,-])\?{2}/;
const SHOWN_OF_NAME = 40;

const NO_UNIT = '1 pc';
/** No real name or brand is longer, and a description has no room for more. */
const LONGEST_NAME = LIMITS.descriptionLength;
/** 'Total', 'Grand Total:', 'Total Rs.', 'Total (45 items)'. */
const TOTAL =
  /^(?:(?:grand|sub|net)[\s-]*)?totals?\b(?:[\s:=.()₹-]|\b(?:items?|qty|quantity|amount|value|rs|inr|rupees|in|\d+)\b)*$/i;
/** 'कुल', 'कुल योग:', 'महायोग', 'उप-योग', 'कुल राशि'. */
const HINDI_TOTAL =
  /^(?:(?:कुल|महा|सकल|उप)[\s-]*)?(?:कुल|योग|जोड़|टोटल)[\s:=.-]*(?:राशि|रकम|मूल्य|मात्रा|संख्या)?[\s:=.()₹-]*$/;

/**
 * Creates the reader of a list's rows: each row becomes a product with remarks, or is refused with a reason. If a
 * column has the shop's own ids, the rows are read literally.
 */
export function createRowReader(columns: Columns, profile: ReadingProfile): (record: RawRecord) => ReadRow {
  const cellsOf = createRowCells(columns);
  const read = columns.includes('id') ? readExportedRow : readRow;
  return ({ line, cells: raw }) => {
    if (raw.length < 2) return { product: null, reason: texts.notARow };
    if (raw.length > columns.length && raw.slice(columns.length).some((cell) => cell.trim() !== '')) {
      return { product: null, reason: texts.otherCells({ cells: raw.length, columns: columns.length }) };
    }
    const cells = cellsOf(raw);
    const lost = NAMES.map((field) => cells.get(field)).find((name) => LOST_LETTERS.test(name));
    if (lost !== undefined)
      return { product: null, reason: texts.lettersLost({ given: shorten(tidyText(lost), SHOWN_OF_NAME) }) };
    return read(line, cells, profile);
  };
}

function readRow(line: number, cells: RowCells, profile: ReadingProfile): ReadRow {
  const remarks: Remark[] = [];
  const brand = brandOf(beginningOf(givenText(cells.get('brand')), LONGEST_NAME).trimEnd());
  const title = beginningOf(tidyText(cells.get('name')), LONGEST_NAME).trimEnd();
  const rawUnit = joinUnit(givenText(cells.get('size')), unitOf(cells), profile.sizeUnit);
  if (isTotal(cells, brand, title, rawUnit)) return { product: null, reason: texts.isTotal };
  const named = packFrom(title, rawUnit, remarks);
  const fullName = nameWithBrand(brand, named.title);
  if (fullName === '') return { product: null, reason: texts.noName };
  const prices = readPrices(cells, profile);
  if ('reason' in prices) return { product: null, reason: prices.reason };
  remarks.push(...prices.remarks);
  const counted = withoutJoiners(tidyText(cells.get('stock')));
  const stock = stockOf(counted, remarks);
  if (stock === undefined) return { product: null, reason: texts.badStock({ given: counted }) };

  const given = readValues(cells, { fields: READ_AS_GIVEN, textOf: givenParagraphs, emptyIsGiven: false });
  if ('reason' in given) return { product: null, reason: given.reason };

  const fullUnit = packOf(named.unit, remarks);
  const name = cut(fullName, LIMITS.nameLength, texts.nameShortened, remarks);
  const unit = cut(fullUnit, LIMITS.unitLength, texts.packShortened, remarks);
  const description = describe(givenParagraphs(cells.get('description')), fullName, name, remarks);
  const { salePaise, mrpPaise, pricePaise, discount } = prices;
  const ownDetails: Record<string, string> = {};
  if (brand !== '') ownDetails[OWN_DETAILS.brand] = detail(OWN_DETAILS.brand, brand, remarks);
  if (unit !== fullUnit) ownDetails[OWN_DETAILS.pack] = detail(OWN_DETAILS.pack, fullUnit, remarks);
  if (mrpPaise !== pricePaise) ownDetails[OWN_DETAILS.mrp] = formatPaise(mrpPaise);
  const details = { ...detailsOf(cells, Object.keys(ownDetails).length, remarks), ...ownDetails };
  const sku = withoutJoiners(givenText(cells.get('sku')));
  const bySku = profile.sameProduct !== 'brand+name+unit' && sku !== '';
  const product: ListedProduct = {
    line,
    key: keyOf(profile, bySku ? ['sku', sku] : [brand, title, rawUnit]),
    identity: bySku ? 'sku' : 'name',
    givenId: null,
    name,
    brand,
    unit,
    salePaise,
    mrpPaise,
    pricePaise,
    discount,
    stock,
    values: {
      ...given.values,
      description: description === '' ? null : description,
      also_called: cells.has('also_called') ? fittingSearchNames(givenText(cells.get('also_called'))) : null,
    },
    images: imagesOf(cells, remarks),
    details,
    detailsMode: 'merge',
    ...placing(cells, profile, { unit: named.unit !== '', prices: prices.says }, remarks),
  };
  return { remarks, product };
}

/** The pack's text. Empty for 'Default Title', which shop systems export for a product with a single variant. */
function unitOf(cells: RowCells): string {
  const unit = givenText(cells.get('unit'));
  return /^default(?: title)?$/i.test(unit) ? '' : unit;
}

/** Several lines of text; empty if the cell's value means that it is empty. */
function givenParagraphs(cell: string): string {
  return givenText(cell) === '' ? '' : tidyParagraphs(cell);
}

/** The pack, extracted from the name if there is no column for it. */
function packFrom(title: string, rawUnit: string, remarks: Remark[]): { title: string; unit: string } {
  const found = rawUnit === '' ? packInName(title) : null;
  if (found === null) return { title, unit: rawUnit };
  remarks.push({ effect: 'pack_from_name', text: texts.packFromName({ pack: found.pack }) });
  return { title: found.name, unit: found.pack };
}

/** The displayed pack. Converting it to another unit needs no remark; dropping a part of it does. */
function packOf(rawUnit: string, remarks: Remark[]): string {
  const tidied = tidyUnit(rawUnit);
  if (tidied !== rawUnit) {
    remarks.push({
      effect: 'pack_tidied',
      text: texts.packTidied({ before: rawUnit, after: tidied || NO_UNIT }),
    });
  }
  return usualMeasure(tidied) || NO_UNIT;
}

/** 'Total' or 'Grand Total:' with nothing but sums; a row that also has a brand or a pack is a product. */
function isTotal(cells: RowCells, brand: string, title: string, unit: string): boolean {
  const first = withoutJoiners(title === '' ? cells.first() : title);
  if (brand !== '' || /\p{L}/u.test(unit)) return false;
  return TOTAL.test(first) || HINDI_TOTAL.test(first.normalize('NFC'));
}

/**
 * Undefined if it can't be read. Billing software counts below zero what was sold before its purchase was entered:
 * there is none of it to sell as far as the list knows.
 */
function stockOf(cell: string, remarks: Remark[]): number | null | undefined {
  if (/^(|-+|n\/?a|yes|y|true|in stock|available|हाँ|हां|है|उपलब्ध)$/i.test(cell)) return null;
  if (/^(no|n|none|false|nil|out of stock|sold out|unavailable|नहीं|नही|ख़त्म|खत्म)$/i.test(cell)) return 0;
  const count = cell.replace(/(?<!\s)\s*(?:pcs?|pieces?|nos?|units?|packs?|pkts?)\.?$/i, '');
  const pieces = readNumber(count) ?? readNegative(count);
  if (pieces === null) return undefined;
  const stock = Math.max(0, Math.min(LIMITS.stock, Math.floor(pieces)));
  if (pieces < 0) remarks.push({ effect: 'negative_stock', text: texts.negativeStock({ given: cell }) });
  else if (stock < pieces)
    remarks.push({ effect: 'stock_lowered', text: texts.stockLowered({ given: cell, stock }) });
  return stock;
}

function cut(
  text: string,
  max: number,
  remark: (values: { max: number }) => string,
  remarks: Remark[],
): string {
  if (text.length > max) remarks.push({ effect: 'shortened', text: remark({ max }) });
  return shorten(text, max);
}

function describe(description: string, fullName: string, name: string, remarks: Remark[]): string {
  const whole = name === fullName ? description : `${fullName}\n\n${description}`.trim();
  return cut(whole, LIMITS.descriptionLength, texts.descriptionShortened, remarks);
}

/** The details in the list's columns, as many as a product can have besides `others`. */
function detailsOf(cells: RowCells, others: number, remarks: Remark[]): Record<string, string> {
  const { entries: max } = LIMITS.details;
  const given = new Map<string, string>();
  for (const [title, cell] of cells.details()) {
    const text = tidyParagraphs(cell);
    if (text !== '') given.set(title, text);
  }
  const kept = [...given].slice(0, max - others);
  const count = given.size - kept.length;
  if (count > 0) remarks.push({ effect: 'shortened', text: texts.detailsLeftOut({ max, count }) });
  return Object.fromEntries(kept.map(([title, text]) => [title, detail(title, text, remarks)]));
}

/** The text of a detail, shortened to what a product can have. */
function detail(title: string, text: string, remarks: Remark[]): string {
  return cut(text, LIMITS.details.valueLength, ({ max }) => texts.detailShortened({ title, max }), remarks);
}

/** The row's places, and which fields it sets. Adds a remark if it has more places than a product can have. */
function placing(
  cells: RowCells,
  profile: ReadingProfile,
  says: Pick<ListedFields, 'unit' | 'prices'>,
  remarks: Remark[],
): Pick<ListedProduct, 'places' | 'says'> {
  const category = givenText(cells.get('category'));
  const subCategory = givenText(cells.get('sub_category'));
  const named = placesOf(category, subCategory, profile);
  const places = fittingPlaces(named).map((place) => ({
    category: shorten(place.category, LIMITS.nameLength),
    subCategory: shorten(place.subCategory, LIMITS.nameLength),
  }));
  if (places.length < named.length)
    remarks.push({
      effect: 'shortened',
      text: texts.placesLeftOut({ max: LIMITS.categoriesPerProduct }),
    });
  const subCategories = subCategory !== '' || isPath(category, profile);
  return { places, says: { ...says, categories: category !== '', subCategories } };
}

function imagesOf(cells: RowCells, remarks: Remark[]): string[] {
  const given = cells
    .all('image')
    .flatMap((cell) => cell.trim().split(/,?[\s|;]+|,(?=https?:)/))
    .filter(Boolean);
  const usable = [...new Set(given)].filter(
    (url) => /^https?:\/\//i.test(url) && URL.canParse(url) && url.length <= 2_000,
  );
  if (usable.length < given.length) {
    remarks.push({ effect: 'picture_dropped', text: texts.badPicture });
  }
  return usable.slice(0, LIMITS.imagesPerProduct);
}

/** The key is made of the list's values before their repair: rows that differ in them are different products. */
function keyOf(profile: ReadingProfile, parts: readonly string[]): string {
  return `${profile.name}:${hash('sha256', withoutJoiners(parts.join('\n')), 'base64url').slice(0, 22)}`;
}
