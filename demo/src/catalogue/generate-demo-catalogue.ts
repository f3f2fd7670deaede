import { rupeesToPaise } from '@jhola/domain';
import { CATEGORIES } from './assortment.ts';
import type { DemoCatalogue, DemoProduct } from './catalogue.types.ts';
import { describe } from './describe.ts';
import { detailsOf, homeTownOf } from './detail.ts';
import type { Item, Kind } from './item.ts';
import { pricePacks } from './price-packs.ts';
import type { Label } from '../pictures/recipes-for-label.ts';
import type { Category, SubCategory } from './sub-category.ts';
import { stableRandom, stableTake } from './stable-random.ts';
import { discountOf, stockOf } from './stock-and-offers.ts';

/** The first brand of an item sells all of its kinds and packs; the others leave out this share of them. */
const SHARE_LEFT_OUT = 0.35;

/**
 * Generates the demo shop: what an Indian grocer sells, under invented brands. The result is always the same. Products
 * are shuffled, so that the newest of a category are of many kinds.
 */
export function generateDemoCatalogue(): DemoCatalogue {
  const products = CATEGORIES.flatMap((category) =>
    category.subCategories.flatMap((subCategory) =>
      subCategory.items.flatMap((item) => itemProducts(category, subCategory, item)),
    ),
  );
  return {
    categories: CATEGORIES.map(({ name, art }) => ({ name, art })),
    subCategories: CATEGORIES.flatMap((category) =>
      category.subCategories.map((subCategory) => ({
        name: subCategory.name,
        categories: categoriesOf(category, subCategory),
        art: subCategory.art,
      })),
    ),
    products: shuffled(products),
  };
}

function categoriesOf(category: Category, subCategory: SubCategory): string[] {
  return subCategory.also === undefined ? [category.name] : [category.name, subCategory.also];
}

function itemProducts(category: Category, subCategory: SubCategory, item: Item): DemoProduct[] {
  const each = item.each ?? subCategory.each ?? 3;
  const brands =
    subCategory.brands.length === 0
      ? ['']
      : stableTake(`${subCategory.name} ${item.name}`, subCategory.brands, each);
  const kinds = item.kinds.length === 0 ? [undefined] : item.kinds;
  return brands.flatMap((brand, index) =>
    kinds
      .flatMap((kind) => packProducts(category, subCategory, item, brand, kind))
      .filter(
        (product) => index === 0 || stableRandom(`range ${product.name}, ${product.unit}`) >= SHARE_LEFT_OUT,
      ),
  );
}

function packProducts(
  category: Category,
  subCategory: SubCategory,
  item: Item,
  brand: string,
  kind?: Kind,
): DemoProduct[] {
  const title = titleOf(item, kind);
  const name = brand === '' ? title : `${brand} ${title}`;
  const form = item.form ?? subCategory.form;
  const home = brand === '' ? '' : homeTownOf(brand);
  const prices = pricePacks(priceOf(item, brand), item.packs);
  return item.packs.map((unit, index) => {
    const key = `${name}, ${unit}`;
    return {
      name,
      unit,
      stock: stockOf(key),
      pricePaise: rupeesToPaise(prices[index] ?? 0),
      discountPct: discountOf(key),
      description: describe({
        key,
        tone: subCategory.tone ?? category.tone,
        brand,
        home,
        title,
        unit,
        form,
        note: item.note,
        tips: subCategory.tips,
      }),
      moreDetails: detailsOf({ subCategory, item, kind, brand, title, unit }),
      categories: categoriesOf(category, subCategory),
      subCategories: [subCategory.name],
      brand,
      label: labelOf(subCategory, item, kind, title),
    };
  });
}

function labelOf(subCategory: SubCategory, item: Item, kind: Kind | undefined, title: string): Label {
  const mark = item.mark ?? subCategory.mark ?? 'veg';
  return {
    title,
    ...(kind === undefined ? {} : { variant: kind.name }),
    ...(item.hindi === undefined ? {} : { hindi: item.hindi }),
    veg: mark === 'none' ? null : mark === 'veg',
    form: item.form ?? subCategory.form,
    art: kind?.art ?? item.art ?? subCategory.art,
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

function shuffled(products: DemoProduct[]): DemoProduct[] {
  const withPlaces = products.map((product) => ({
    product,
    place: stableRandom(`place ${product.name}, ${product.unit}`),
  }));
  return withPlaces.sort((a, b) => a.place - b.place).map(({ product }) => product);
}
