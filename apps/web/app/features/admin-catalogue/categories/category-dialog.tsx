import type { WireCategory } from '@jhola/contract/client';
import { LIMITS } from '@jhola/domain';
import { useId, useState } from 'react';
import { sessionApi } from '#features/session/index.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { PictureChoice } from '../pictures/picture-choice.tsx';
import { useCatalogueChange } from '../use-catalogue-change.ts';

export type CategoryDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The category to change; null adds one. */
  edited: WireCategory | null;
};

/** Add Category or Update Category. What is missing is for the server to say: sending is never blocked. */
export function CategoryDialog({ open, onClose, edited }: CategoryDialogProps) {
  const [name, setName] = useState(edited?.name ?? '');
  const [image, setImage] = useState(edited?.image ?? '');
  const { busy, change } = useCatalogueChange(onClose);
  const formId = useId();
  const isNamed = name.trim() !== '';
  const title = edited ? 'Update Category' : 'Add Category';
  const save = () =>
    change(() =>
      edited
        ? sessionApi('updateCategory', { _id: edited._id, name, image })
        : sessionApi('addCategory', { name, image }),
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <Button
          type="submit"
          form={formId}
          wide
          kind={isNamed && image ? 'main' : 'soft'}
          busy={busy}
          busyLabel="Saving..."
        >
          {title}
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
          placeholder="Enter category name"
          value={name}
          maxLength={LIMITS.nameLength}
          onChange={({ target }) => setName(target.value)}
        />
        <PictureChoice image={image} onChange={setImage} disabled={!isNamed} />
      </form>
    </Dialog>
  );
}
