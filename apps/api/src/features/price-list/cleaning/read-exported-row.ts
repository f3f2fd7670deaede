import { createHash } from 'node:crypto';
import { alsoCalledFault, isId, LIMITS, OPTIONAL_FIELDS } from '@jhola/domain';
import { priceListTexts as texts } from '../../../messages/index.ts';
import type { ReadingProfile } from '../columns/profile.ts';
import type { ListedFields, ListedProduct, ReadRow } from '../listed-product.ts';
import { unescapeFormula, splitList, splitPath } from './exported-text.ts';
import { readExtraFields } from './read-extra-fields.ts';
import { readNumber } from './read-money.ts';
import { searchNames } from './search-names.ts';
import { readPrices } from './read-prices.ts';
import { readValues } from './read-values.ts';
import type { RowCells } from './row-cells.ts';
import { shorten } from './tidy-text.ts';
import type { Place } from './tidy-category.ts';

/**
 * Reads a row of the shop's own export, edited or not, literally, so that an unchanged export changes nothing. An empty
 * id creates a new product. Fields without a column stay unchanged.
 */
export function readExportedRow(line: number, cells: RowCells, profile: ReadingProfile): ReadRow {
  const refused = (reason: string): ReadRow => ({ product: null, reason });
  const id = cells.get('id').trim();
  if (id !== '' && !isId<'Product'>(id)) return refused(texts.badId({ given: shorten(id, 40) }));
  const name = unescapeFormula(cells.get('name')).trim();
  if (name === '') return refused(texts.noName);
  if (name.length > LIMITS.nameLength) return refused(texts.nameTooLong({ max: LIMITS.nameLength }));
  const unit = unescapeFormula(cells.get('unit')).trim() || '1 pc';
  if (unit.length > LIMITS.unitLength) return refused(texts.unitTooLong({ max: LIMITS.unitLength }));
  const prices = readPrices(cells, { isExport: true, amounts: profile.amounts, exact: profile.exact });
  if ('reason' in prices) return refused(prices.reason);
  const stock = stockOf(cells.get('stock').trim());
  if (stock === undefined) return refused(texts.badStock({ given: cells.get('stock').trim() }));
  const given = readValues(cells, { fields: OPTIONAL_FIELDS, textOf: unescapeFormula, emptyIsGiven: true });
  if ('reason' in given) return refused(given.reason);
  const alsoCalled = cells.has('also_called') ? searchNames(unescapeFormula(cells.get('also_called'))) : null;
  const namesFault = alsoCalled === null ? null : alsoCalledFault(alsoCalled);
  if (namesFault !== null) return refused(namesFault);
  const extra = readExtraFields(cells);
  if ('reason' in extra) return refused(extra.reason);
  const images = cells.all('image').flatMap((cell) => splitList(cell).flatMap((item) => splitPath(item)));
  if (images.length > LIMITS.imagesPerProduct || !images.every(isPicture)) {
    return refused(texts.badPictures({ max: LIMITS.imagesPerProduct }));
  }
  const { salePaise, mrpPaise, pricePaise, discount } = prices;
  const { places, says } = placing(cells);
  if (!places.every(fits)) return refused(texts.placeTooLong({ max: LIMITS.nameLength }));
  const product: ListedProduct = {
    line,
    key: id === '' ? newKey(profile, [name, unit]) : `id:${id}`,
    identity: id === '' ? 'name' : 'id',
    givenId: id === '' ? null : id,
    name,
    brand: '',
    unit,
    salePaise,
    mrpPaise,
    pricePaise,
    discount,
    stock,
    values: { ...given.values, also_called: alsoCalled },
    images,
    ...extra,
    places,
    says: { ...says, unit: cells.has('unit'), prices: prices.says },
  };
  return { product, remarks: prices.remarks };
}

function stockOf(cell: string): number | null | undefined {
  if (cell === '') return null;
  const pieces = readNumber(cell);
  if (pieces === null || pieces > LIMITS.stock || !Number.isInteger(pieces)) return undefined;
  return pieces;
}

function isPicture(url: string): boolean {
  if (url.length > 2_000) return false;
  return /^\/(?!\/)/.test(url) || (/^https?:\/\//i.test(url) && URL.canParse(url));
}

/** Whether the names of a category and a sub-category aren't too long. */
function fits({ category, subCategory }: Place): boolean {
  return [category, subCategory].every((name) => (name ?? '').length <= LIMITS.nameLength);
}

/** The categories in the file's sequence, then the sub-categories, each under the category that it names. */
function placing(cells: RowCells): {
  places: Place[];
  says: Pick<ListedFields, 'categories' | 'subCategories'>;
} {
  const categories = splitList(unescapeFormula(cells.get('category'))).flatMap((item) =>
    splitPath(item).slice(0, 1),
  );
  const subCategories = splitList(unescapeFormula(cells.get('sub_category'))).map((item) => {
    const steps = splitPath(item);
    return { category: steps.length > 1 ? (steps[0] ?? null) : null, subCategory: steps.at(-1) ?? null };
  });
  const places = [...categories.map((category) => ({ category, subCategory: null })), ...subCategories];
  if (places.length === 0) {
    return {
      places: [{ category: 'Other', subCategory: 'Other' }],
      says: { categories: false, subCategories: false },
    };
  }
  return { places, says: { categories: cells.has('category'), subCategories: cells.has('sub_category') } };
}

function newKey(profile: ReadingProfile, parts: readonly string[]): string {
  return `${profile.name}:${createHash('sha256')
    .update(`export\n${parts.join('\n')}`)
    .digest('base64url')
    .slice(0, 22)}`;
}
