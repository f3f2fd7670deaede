import type { WireProduct } from '@jhola/contract/client';
import { type Diet, dietOf } from '@jhola/domain';
import { pictureOfWidth } from '#ui/picture-sources.ts';
import type { Tint } from '#ui/tint.ts';
import { tintOf } from '#ui/tint-of.ts';

/** A product with only the fields that a card shows, to keep pages small. */
export type CardProduct = Pick<WireProduct, '_id' | 'name' | 'unit' | 'stock' | 'price' | 'discount'> & {
  /** Only the first picture. */
  image: string[];
  /** The background colour of its picture: its category's. */
  tint: Tint;
  /** Only for food, if it is known. */
  diet?: Diet;
};

/**
 * Makes the card's product: its first picture, 320 pixels wide if it is the shop's own, and the tint of its first
 * category, or of its own name if it has none.
 */
export function toCardProduct(product: WireProduct): CardProduct {
  const { _id, name, unit, stock, price, discount, image, category } = product;
  const diet = dietOf(product.more_details);
  return {
    _id,
    name,
    unit,
    stock,
    price,
    discount,
    image: image.slice(0, 1).map((url) => pictureOfWidth(url, 320)),
    tint: tintOf(category[0]?.name ?? name),
    ...(diet && { diet }),
  };
}
