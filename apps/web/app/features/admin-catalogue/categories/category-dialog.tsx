import type { WireCategory } from '@jhola/contract/client';
import { LIMITS } from '@jhola/domain';
import { sessionApi } from '#features/session/index.ts';
import { texts as catalogue } from '#messages/admin-catalogue.ts';
import { texts } from '#messages/admin-categories.ts';
import { publicApi } from '#platform/api.ts';
import { TextField } from '#ui/field.tsx';
import { fieldId } from '../form/fault-summary.tsx';
import { draftName } from '../form/draft-name.ts';
import { DraftFormDialog } from '../form/draft-form-dialog.tsx';
import { useDraftForm } from '../form/use-draft-form.ts';
import { PictureChoice } from '../pictures/picture-choice.tsx';

export type CategoryDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The category to change; null adds one. */
  edited: WireCategory | null;
};

/** Add Category or Update Category. */
export function CategoryDialog({ open, onClose, edited }: CategoryDialogProps) {
  const form = useDraftForm({
    form: draftName('category', edited?._id),
    id: edited?._id,
    first: draftOf(edited),
    add: (draft, editId) => sessionApi('addCategory', { ...draft, editId }),
    update: (_id, draft, seen) => sessionApi('updateCategory', { _id, ...draft, ...seen }),
    readCurrent: async () => {
      const { data } = await publicApi('getCategories');
      const now = data.find(({ _id }) => _id === edited?._id);
      return now && draftOf(now);
    },
    onClose,
  });
  const { formId, draft, faults, set, setUploading } = form;
  const isNamed = draft.name.trim() !== '';
  const title = edited ? texts.updateTitle : texts.addTitle;
  return (
    <DraftFormDialog
      form={form}
      open={open}
      title={title}
      submit={title}
      isComplete={isNamed && draft.image !== ''}
    >
      <div id={fieldId(formId, 'name')}>
        <TextField
          label={catalogue.name}
          name="name"
          placeholder={texts.enterName}
          value={draft.name}
          error={faults.get('name')}
          isAnnounced
          maxLength={LIMITS.nameLength}
          onChange={({ target }) => set('name', () => target.value)}
        />
      </div>
      <div id={fieldId(formId, 'image')}>
        <PictureChoice
          image={draft.image}
          error={faults.get('image')}
          onChange={(url) => set('image', () => url)}
          onUploading={setUploading}
          disabled={!isNamed}
        />
      </div>
    </DraftFormDialog>
  );
}

function draftOf(edited: WireCategory | null) {
  return { name: edited?.name ?? '', image: edited?.image ?? '' };
}
