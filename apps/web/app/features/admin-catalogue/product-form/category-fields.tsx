import type { Dispatch, SetStateAction } from 'react';
import { useCategories, useSubCategories } from '../use-catalogue-lists.ts';
import { ChosenField } from './chosen-field.tsx';
import { type ProductDraft, subCategoryChoices, withoutCategory } from './product-draft.ts';

export type CategoryFieldsProps = {
  draft: ProductDraft;
  faults: ReadonlyMap<string, string>;
  onChange: Dispatch<SetStateAction<ProductDraft>>;
};

/** Where a product lies: its categories, and of their sub-categories its own. */
export function CategoryFields({ draft, faults, onChange }: CategoryFieldsProps) {
  const { data: categories = [] } = useCategories();
  const { data: subCategories = [] } = useSubCategories();
  const hasCategory = draft.category.length > 0;
  return (
    <>
      <ChosenField
        label="Category"
        prompt="Select Category"
        choices={categories}
        chosen={draft.category}
        error={faults.get('category')}
        onAdd={(thing) => onChange((before) => ({ ...before, category: [...before.category, thing] }))}
        onRemove={(id) => onChange((before) => withoutCategory(before, id, subCategories))}
      />
      <ChosenField
        label="Sub Category"
        prompt={hasCategory ? 'Select Sub Category' : 'Select category first'}
        disabled={!hasCategory}
        choices={subCategoryChoices(subCategories, draft.category)}
        chosen={draft.subCategory}
        error={faults.get('subCategory')}
        onAdd={(thing) => onChange((before) => ({ ...before, subCategory: [...before.subCategory, thing] }))}
        onRemove={(id) =>
          onChange((before) => ({
            ...before,
            subCategory: before.subCategory.filter(({ _id }) => _id !== id),
          }))
        }
      />
    </>
  );
}
