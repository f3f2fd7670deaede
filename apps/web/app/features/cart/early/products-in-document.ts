import { PAGE_DATA_ID } from '#platform/routing/page-data.ts';
import type { CartProduct } from '../store/cart-line.ts';
import { isKeptProduct } from '../store/visitor-cart.ts';

let found: Map<string, CartProduct> | undefined;

/** A product of the page's data, which the server embeds in the document. For use before hydration. */
export function productInDocument(productId: string): CartProduct | undefined {
  found ??= read(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null');
  return found.get(productId);
}

/** All products in a text of JSON that can be put into the cart. */
function read(json: string): Map<string, CartProduct> {
  const products = new Map<string, CartProduct>();
  JSON.parse(json, (_, value: (Partial<CartProduct> & { product?: CartProduct }) | null) => {
    // A product's own page has the colour beside the product.
    const product = value?.product ?? value;
    if (isKeptProduct(product) && value?.tint) products.set(product._id, { ...product, tint: value.tint });
    return value;
  });
  return products;
}
