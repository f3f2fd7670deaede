import type { WireSubCategory } from '@jhola/contract/client';
import { LIMITS } from '@jhola/domain';
import { useId, useState } from 'react';
import { sessionApi } from '#features/session/index.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { ChosenField } from '../product-form/chosen-field.tsx';
import type { Named } from '../product-form/product-draft.ts';
import { PictureChoice } from '../pictures/picture-choice.tsx';
import { useCatalogueChange } from '../use-catalogue-change.ts';
import { useCategories } from '../use-catalogue-lists.ts';

export type SubCategoryDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The sub-category to change; null adds one. */
  edited: WireSubCategory | null;
};

/** Add or Edit Sub Category. What is missing is for the server to say: sending is never blocked. */
export function SubCategoryDialog({ open, onClose, edited }: SubCategoryDialogProps) {
  const [name, setName] = useState(edited?.name ?? '');
  const [image, setImage] = useState(edited?.image ?? '');
  const [parents, setParents] = useState<readonly Named[]>(edited?.category ?? []);
  const { data: categories = [] } = useCategories();
  const { busy, change } = useCatalogueChange(onClose);
  const formId = useId();
  const isWhole = name.trim() !== '' && image !== '' && parents.length > 0;
  const save = () => {
    const form = { name, image, category: parents.map(({ _id }) => _id) };
    return change(() =>
      edited
        ? sessionApi('updateSubCategory', { _id: edited._id, ...form })
        : sessionApi('createSubCategory', form),
    );
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
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
      <form
        id={formId}
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="Name"
          name="name"
          placeholder="Enter sub category name"
          value={name}
          maxLength={LIMITS.nameLength}
          onChange={({ target }) => setName(target.value)}
        />
        <PictureChoice image={image} onChange={setImage} />
        <ChosenField
          label="Category"
          prompt="Select Category"
          choices={categories}
          chosen={parents}
          onAdd={(thing) => setParents((before) => [...before, thing])}
          onRemove={(id) => setParents((before) => before.filter(({ _id }) => _id !== id))}
        />
      </form>
    </Dialog>
  );
}
