import { draftFaults } from '../../product-form/draft-faults.ts';
import { EMPTY_DRAFT } from '../../product-form/product-draft.ts';

/** The fields that can be edited in place. */
export type EditableField = 'price' | 'discount' | 'stock';

/** The error of a text as a product's price, discount or stock, or null. */
export function fieldFault(field: EditableField, text: string): string | null {
  return draftFaults({ ...EMPTY_DRAFT, [field]: text }).get(field) ?? null;
}
