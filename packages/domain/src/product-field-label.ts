import { productFieldTexts } from './messages/product-field-texts.ts';
import type { ProductField } from './product-fields.ts';

/**
 * The label of a product's field in the current language, with a capital letter. A field without one doesn't compile.
 */
export function productFieldLabel(name: ProductField['wire']): string {
  return productFieldTexts[name];
}
