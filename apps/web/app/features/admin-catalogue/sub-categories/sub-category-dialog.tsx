import type { WireSubCategory } from '@jhola/contract/client';
import { LIMITS } from '@jhola/domain';
import { useId } from 'react';
import { sessionApi } from '#features/session/index.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { DraftNote } from '../drafts/draft-note.tsx';
import { useGuardedClose } from '../drafts/use-guarded-close.tsx';
import { useKeptDraft } from '../drafts/use-kept-draft.ts';
import { FaultSummary, fieldId } from '../form/fault-summary.tsx';
import { useFaults } from '../form/use-faults.ts';
import { PictureChoice } from '../pictures/picture-choice.tsx';
import { ChosenField } from '../product-form/chosen-field.tsx';
import type { Named } from '../product-form/product-draft.ts';
import { useCatalogueChange } from '../use-catalogue-change.ts';
import { useCategories } from '../use-catalogue-lists.ts';

export type SubCategoryDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The sub-category to change; null adds one. */
  edited: WireSubCategory | null;
};

type Draft = { readonly name: string; readonly image: string; readonly category: readonly Named[] };

/** Add or Edit Sub Category. What is missing is for the server to say: sending is never blocked. */
export function SubCategoryDialog({ open, onClose, edited }: SubCategoryDialogProps) {
  const kept = useKeptDraft(`sub-category ${edited?._id ?? 'new'}`, draftOf(edited));
  const { name, image, category } = kept.draft;
  const { data: categories = [] } = useCategories();
  const { faults, summary, refuse, touch } = useFaults();
  const { close, guard } = useGuardedClose(kept.isChanged, kept.discard, onClose);
  const { busy, change } = useCatalogueChange(() => {
    kept.discard();
    onClose();
  });
  const formId = useId();
  const isWhole = name.trim() !== '' && image !== '' && category.length > 0;
  const save = async () => {
    const form = { name, image, category: category.map(({ _id }) => _id) };
    const failure = await change(() =>
      edited
        ? sessionApi('updateSubCategory', { _id: edited._id, ...form })
        : sessionApi('createSubCategory', form),
    );
    if (failure !== null) refuse(failure, ['name', 'image', 'category']);
  };
  const set = (field: keyof Draft, update: (before: Draft) => Partial<Draft>) => {
    touch(field);
    kept.change((before) => ({ ...before, ...update(before) }));
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={edited ? 'Edit Sub Category' : 'Add Sub Category'}
      actions={
        <Button
          type="submit"
          form={formId}
          wide
          kind={isWhole ? 'main' : 'soft'}
          busy={busy}
          busyLabel="Saving..."
        >
          Submit
        </Button>
      }
    >
      <DraftNote restoredAt={kept.restoredAt} onDiscard={() => kept.discard()} />
      <FaultSummary ref={summary} formId={formId} faults={faults} />
      <form
        id={formId}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div id={fieldId(formId, 'name')}>
          <TextField
            label="Name"
            name="name"
            placeholder="Enter sub category name"
            value={name}
            error={faults.get('name')}
            maxLength={LIMITS.nameLength}
            onChange={({ target }) => set('name', () => ({ name: target.value }))}
          />
        </div>
        <div id={fieldId(formId, 'image')}>
          <PictureChoice
            image={image}
            error={faults.get('image')}
            onChange={(url) => set('image', () => ({ image: url }))}
          />
        </div>
        <div id={fieldId(formId, 'category')}>
          <ChosenField
            label="Category"
            prompt="Select Category"
            choices={categories}
            chosen={category}
            error={faults.get('category')}
            onAdd={(thing) => set('category', (before) => ({ category: [...before.category, thing] }))}
            onRemove={(id) =>
              set('category', (before) => ({ category: before.category.filter(({ _id }) => _id !== id) }))
            }
          />
        </div>
      </form>
      {guard}
    </Dialog>
  );
}

function draftOf(edited: WireSubCategory | null): Draft {
  const parents = edited?.category.map(({ _id, name }) => ({ _id, name })) ?? [];
  return { name: edited?.name ?? '', image: edited?.image ?? '', category: parents };
}
