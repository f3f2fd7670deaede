import { AISLES } from './assortment.ts';
import type { DemoCatalogue, DemoProduct, Label } from './catalogue.types.ts';
import { describe } from './describe.ts';
import { detailsOf, homeOf } from './detail.ts';
import type { Item, Kind } from './item.ts';
import { pricePacks } from './price-packs.ts';
import type { Aisle, Shelf } from './shelf.ts';
import { stableRandom, stableTake } from './stable-random.ts';
import { discountOf, stockOf } from './stock-and-offers.ts';

/** The first brand of an item sells all of its kinds and packs; the others leave out this share of them. */
const SHARE_LEFT_OUT = 0.35;

/**
 * Generates the demo shop: what an Indian grocer sells, under invented brands. The result is always the same.
 * Products are shuffled, so that the newest of a category are of many kinds.
 */
export function generateDemoCatalogue(): DemoCatalogue {
  const products = AISLES.flatMap((aisle) =>
    aisle.shelves.flatMap((shelf) => shelf.items.flatMap((item) => itemProducts(aisle, shelf, item))),
  );
  return {
    categories: AISLES.map(({ name, art }) => ({ name, art })),
    subCategories: AISLES.flatMap((aisle) =>
      aisle.shelves.map((shelf) => ({
        name: shelf.name,
        categories: categoriesOf(aisle, shelf),
        art: shelf.art,
      })),
    ),
    products: mixed(products),
  };
}

function categoriesOf(aisle: Aisle, shelf: Shelf): string[] {
  return shelf.also === undefined ? [aisle.name] : [aisle.name, shelf.also];
}

function itemProducts(aisle: Aisle, shelf: Shelf, item: Item): DemoProduct[] {
  const each = item.each ?? shelf.each ?? 3;
  const brands =
    shelf.brands.length === 0 ? [''] : stableTake(`${shelf.name} ${item.name}`, shelf.brands, each);
  const kinds = item.kinds.length === 0 ? [undefined] : item.kinds;
  return brands.flatMap((brand, place) =>
    kinds
      .flatMap((kind) => packProducts(aisle, shelf, item, brand, kind))
      .filter(
        (product) => place === 0 || stableRandom(`range ${product.name}, ${product.unit}`) >= SHARE_LEFT_OUT,
      ),
  );
}

function packProducts(aisle: Aisle, shelf: Shelf, item: Item, brand: string, kind?: Kind): DemoProduct[] {
  const title = titleOf(item, kind);
  const name = brand === '' ? title : `${brand} ${title}`;
  const form = item.form ?? shelf.form;
  const home = brand === '' ? '' : homeOf(brand);
  const prices = pricePacks(priceOf(item, brand), item.packs);
  return item.packs.map((unit, place) => {
    const key = `${name}, ${unit}`;
    return {
      name,
      unit,
      stock: stockOf(key),
      pricePaise: (prices[place] ?? 0) * 100,
      discountPct: discountOf(key),
      description: describe({
        key,
        tone: shelf.tone ?? aisle.tone,
        brand,
        home,
        title,
        unit,
        form,
        note: item.note,
        tips: shelf.tips,
      }),
      moreDetails: detailsOf({ shelf, item, kind, brand, title, unit }),
      categories: categoriesOf(aisle, shelf),
      subCategories: [shelf.name],
      brand,
      label: labelOf(shelf, item, kind, title),
    };
  });
}

function labelOf(shelf: Shelf, item: Item, kind: Kind | undefined, title: string): Label {
  const mark = item.mark ?? shelf.mark ?? 'veg';
  return {
    title,
    ...(kind === undefined ? {} : { variant: kind.name }),
    ...(item.hindi === undefined ? {} : { hindi: item.hindi }),
    veg: mark === 'none' ? null : mark === 'veg',
    form: item.form ?? shelf.form,
    art: kind?.art ?? item.art ?? shelf.art,
  };
}

function titleOf(item: Item, kind: Kind | undefined): string {
  if (kind === undefined) return item.name;
  return item.name.includes('*') ? item.name.replace('*', kind.name) : `${kind.name} ${item.name}`;
}

/** A brand is cheap or expensive for all its products, but a ten-rupee packet costs ten rupees everywhere. */
function priceOf({ price }: Item, brand: string): number {
  return brand === '' || price <= 25 ? price : price * (0.9 + 0.28 * stableRandom(`dearness ${brand}`));
}

function mixed(products: DemoProduct[]): DemoProduct[] {
  const placed = products.map((product) => ({
    product,
    place: stableRandom(`place ${product.name}, ${product.unit}`),
  }));
  return placed.sort((a, b) => a.place - b.place).map(({ product }) => product);
}
