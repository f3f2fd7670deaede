import type { WireSubCategory } from '@jhola/contract/client';
import { LIMITS } from '@jhola/domain';
import { sessionApi } from '#features/session/index.ts';
import { texts as catalogue } from '#messages/admin-catalogue.ts';
import { texts as categoryTexts } from '#messages/admin-categories.ts';
import { texts } from '#messages/admin-sub-categories.ts';
import { publicApi } from '#platform/api.ts';
import { TextField } from '#ui/field.tsx';
import { ChoicesError } from '../choices-error.tsx';
import { fieldId } from '../form/fault-summary.tsx';
import { draftName } from '../form/draft-name.ts';
import { DraftFormDialog } from '../form/draft-form-dialog.tsx';
import { useDraftForm } from '../form/use-draft-form.ts';
import { PictureChoice } from '../pictures/picture-choice.tsx';
import { ChosenField } from '../product-form/chosen-field.tsx';
import type { Named } from '../product-form/product-draft.ts';
import { loadedNow, useCategories } from '../use-catalogue-lists.ts';

export type SubCategoryDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The sub-category to change; null adds one. */
  edited: WireSubCategory | null;
};

type Draft = { readonly name: string; readonly image: string; readonly category: readonly Named[] };

/** Add or Edit Sub Category. */
export function SubCategoryDialog({ open, onClose, edited }: SubCategoryDialogProps) {
  const categories = useCategories();
  const form = useDraftForm({
    form: draftName('sub-category', edited?._id),
    id: edited?._id,
    first: draftOf(edited),
    add: (draft, editId) => sessionApi('createSubCategory', { ...formOf(draft), editId }),
    update: (_id, draft, { was, overwrites }) =>
      sessionApi('updateSubCategory', { _id, ...formOf(draft), was: formOf(was), overwrites }),
    readCurrent: async () => {
      const { data } = await publicApi('getSubCategories');
      const now = data.find(({ _id }) => _id === edited?._id);
      return now && draftOf(now);
    },
    onClose,
  });
  const { formId, faults, set, setUploading } = form;
  const { name, image, category } = form.draft;
  return (
    <DraftFormDialog
      form={form}
      open={open}
      title={edited ? texts.editTitle : texts.addTitle}
      submit={catalogue.submit}
      isComplete={name.trim() !== '' && image !== '' && category.length > 0}
    >
      <div id={fieldId(formId, 'name')}>
        <TextField
          label={catalogue.name}
          name="name"
          placeholder={texts.enterName}
          value={name}
          error={faults.get('name')}
          isAnnounced
          maxLength={LIMITS.nameLength}
          onChange={({ target }) => set('name', () => target.value)}
        />
      </div>
      <div id={fieldId(formId, 'image')}>
        <PictureChoice
          image={image}
          error={faults.get('image')}
          onChange={(url) => set('image', () => url)}
          onUploading={setUploading}
        />
      </div>
      <ChoicesError query={categories} title={categoryTexts.notLoaded} />
      <div id={fieldId(formId, 'category')}>
        <ChosenField
          label={catalogue.category}
          prompt={catalogue.selectCategory}
          choices={categories.data ?? []}
          chosen={category}
          existing={loadedNow(categories)}
          error={faults.get('category')}
          onAdd={(thing) => set('category', (before) => [...before, thing])}
          onRemove={(id) => set('category', (before) => before.filter(({ _id }) => _id !== id))}
        />
      </div>
    </DraftFormDialog>
  );
}

function formOf({ name, image, category }: Draft) {
  return { name, image, category: [...category] };
}

function draftOf(edited: WireSubCategory | null): Draft {
  const parents = edited?.category.map(({ _id, name }) => ({ _id, name })) ?? [];
  return { name: edited?.name ?? '', image: edited?.image ?? '', category: parents };
}
