import { draftFaults } from '../../product-form/draft-faults.ts';
import { EMPTY_DRAFT } from '../../product-form/product-draft.ts';

/** What can be edited in place. */
export type EditableField = 'price' | 'discount' | 'stock';

/** Why this text can't be a product's price, discount or stock, or null where it can. */
export function fieldFault(field: EditableField, text: string): string | null {
  return draftFaults({ ...EMPTY_DRAFT, [field]: text }).get(field) ?? null;
}
