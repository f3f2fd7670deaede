import { useState } from 'react';
import { texts as catalogue } from '#messages/admin-catalogue.ts';
import { texts as categoryTexts } from '#messages/admin-categories.ts';
import { texts as subCategoryTexts } from '#messages/admin-sub-categories.ts';
import { texts } from '#messages/product-form.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { ChoicesError } from '../choices-error.tsx';
import { fieldId } from '../form/fault-summary.tsx';
import type { Faults } from '#platform/form/server-faults.ts';
import { loadedNow, useCategories, useSubCategories } from '../use-catalogue-lists.ts';
import { ChosenField } from './chosen-field.tsx';
import { type Named, type ProductDraft, subCategoryChoices, withoutCategory } from './product-draft.ts';

export type CategoryFieldsProps = {
  formId: string;
  draft: ProductDraft;
  faults: Faults;
  /** Called with the field that has changed. */
  onChange: (field: 'category' | 'subCategory', change: (before: ProductDraft) => ProductDraft) => void;
};

/** The categories of a product, and its sub-categories within them. */
export function CategoryFields({ formId, draft, faults, onChange }: CategoryFieldsProps) {
  const allCategories = useCategories();
  const allSubCategories = useSubCategories();
  const { data: categories = [] } = allCategories;
  const { data: subCategories = [] } = allSubCategories;
  const [orphans, setOrphans] = useState<readonly Named[]>([]);
  const hasCategory = draft.category.length > 0;
  const removeCategory = (id: string) => {
    const left = withoutCategory(draft, id, subCategories);
    setOrphans(draft.subCategory.filter((one) => !left.subCategory.includes(one)));
    onChange('category', (before) => withoutCategory(before, id, subCategories));
  };
  return (
    <>
      <div className="wide">
        <ChoicesError query={allCategories} title={categoryTexts.notLoaded} />
        {allCategories.data && <ChoicesError query={allSubCategories} title={subCategoryTexts.notLoaded} />}
      </div>
      <div id={fieldId(formId, 'category')}>
        <ChosenField
          label={catalogue.category}
          prompt={catalogue.selectCategory}
          choices={categories}
          chosen={draft.category}
          existing={loadedNow(allCategories)}
          error={faults.get('category')}
          onAdd={(thing) => {
            setOrphans([]);
            onChange('category', (before) => ({ ...before, category: [...before.category, thing] }));
          }}
          onRemove={removeCategory}
        />
      </div>
      <div id={fieldId(formId, 'subCategory')}>
        <ChosenField
          label={texts.subCategory}
          prompt={hasCategory ? texts.selectSubCategory : texts.selectCategoryFirst}
          disabled={!hasCategory}
          choices={subCategoryChoices(subCategories, draft.category)}
          chosen={draft.subCategory}
          existing={loadedNow(allSubCategories)}
          error={faults.get('subCategory')}
          onAdd={(thing) =>
            onChange('subCategory', (before) => ({
              ...before,
              subCategory: [...before.subCategory, thing],
            }))
          }
          onRemove={(id) =>
            onChange('subCategory', (before) => ({
              ...before,
              subCategory: before.subCategory.filter(({ _id }) => _id !== id),
            }))
          }
        />
      </div>
      <LiveRegion className="wide">
        {orphans.length > 0 && (
          <Notice>{texts.removedAlong({ names: orphans.map(({ name }) => name).join(', ') })}</Notice>
        )}
      </LiveRegion>
    </>
  );
}
