import type { ContractClient, WireProduct } from '@jhola/contract/client';
import {
  idFromSegment,
  listingPath,
  NO_VALUES,
  OPTIONAL_FIELDS,
  type OptionalField,
  type OptionalValue,
  type PagePath,
  productFieldLabel,
  productPath,
} from '@jhola/domain';
import { texts } from '#messages/product-page.ts';
import { formatMeasure } from '#platform/format-measure.ts';
import { statusOf } from '#platform/status-of.ts';
import { pictureOfWidth } from '#ui/picture-sources.ts';
import { tintOf } from '#ui/tint-of.ts';

export type ProductDetails = Pick<
  WireProduct,
  '_id' | 'name' | 'unit' | 'stock' | 'price' | 'discount' | 'image' | 'description' | 'more_details'
> & { facts: readonly Fact[] };

/** The label of an optional field, and its value as text. */
export type Fact = { readonly name: string; readonly value: string };

/** The page of a product; null if the URL names none. */
export async function loadProduct(api: ContractClient, segment: string) {
  const productId = idFromSegment<'Product'>(segment);
  if (!productId) return null;
  const found = await findProduct(api, productId);
  if (!found) return null;
  const { packs } = await loadRelated(api, found._id, 0);
  return {
    packs: packs.map(toPack),
    product: toDetails(found),
    tint: tintOf(found.category[0]?.name ?? found.name),
    path: productPath(found),
    place: placeOf(found),
  };
}

/** Only the fields that the page shows, because all of them are in the document. */
function toDetails(product: WireProduct): ProductDetails {
  const { _id, name, unit, stock, price, discount, description, more_details } = product;
  const image = product.image.map((url) => pictureOfWidth(url, 640));
  const facts = factsOf(product);
  return { _id, name, unit, stock, price, discount, image, description, more_details, facts };
}

/**
 * The optional fields that have a value, in the order of their declarations, as texts: most products have few, and the
 * page needs no code for them. The page shows the description itself.
 */
function factsOf(product: WireProduct): Fact[] {
  return OPTIONAL_FIELDS.flatMap((field) => {
    const value = product[field.wire];
    if (field.wire === 'description' || value === NO_VALUES[field.kind]) return [];
    return [{ name: productFieldLabel(field.wire), value: factText(field, value) }];
  });
}

function factText(field: OptionalField, value: OptionalValue): string {
  if (value === true) return texts.yes;
  const isMeasure = typeof value === 'number' && field.kind === 'optional number';
  return isMeasure ? formatMeasure(value, field.unit) : String(value);
}

/** A product's packs, similar products, and products bought with it. */
export async function loadRelated(api: ContractClient, productId: string, limit: number) {
  return (await api('getRelated', { productId, limit })).data;
}

/** A pack as the pack choice shows it. */
export type Pack = Pick<WireProduct, '_id' | 'unit' | 'price' | 'discount' | 'stock'> & { href: PagePath };

function toPack(product: WireProduct): Pack {
  const { _id, unit, price, discount, stock } = product;
  return { _id, unit, price, discount, stock, href: productPath(product) };
}

async function findProduct(api: ContractClient, productId: string): Promise<WireProduct | null> {
  try {
    return (await api('getProduct', { productId })).data;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** A product's category, and its sub-category in that category; null if they don't fit. */
function placeOf({ category, subCategory }: WireProduct) {
  for (const parent of category) {
    const child = subCategory.find((sub) => sub.category.some(({ _id }) => _id === parent._id));
    if (child) {
      return {
        category: { _id: parent._id, name: parent.name },
        subCategory: { name: child.name, href: listingPath(parent, child) },
      };
    }
  }
  return null;
}
