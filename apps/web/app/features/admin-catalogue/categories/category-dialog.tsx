import type { WireCategory } from '@jhola/contract/client';
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
import { useCatalogueChange } from '../use-catalogue-change.ts';

export type CategoryDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The category to change; null adds one. */
  edited: WireCategory | null;
};

/** Add Category or Update Category. What is missing is for the server to say: sending is never blocked. */
export function CategoryDialog({ open, onClose, edited }: CategoryDialogProps) {
  const first = { name: edited?.name ?? '', image: edited?.image ?? '' };
  const kept = useKeptDraft(`category ${edited?._id ?? 'new'}`, first);
  const { name, image } = kept.draft;
  const { faults, summary, refuse, touch } = useFaults();
  const { close, guard } = useGuardedClose(kept.isChanged, kept.discard, onClose);
  const { busy, change } = useCatalogueChange(() => {
    kept.discard();
    onClose();
  });
  const formId = useId();
  const isNamed = name.trim() !== '';
  const title = edited ? 'Update Category' : 'Add Category';
  const save = async () => {
    const failure = await change(() =>
      edited
        ? sessionApi('updateCategory', { _id: edited._id, name, image })
        : sessionApi('addCategory', { name, image }),
    );
    if (failure !== null) refuse(failure, ['name', 'image']);
  };
  const set = (field: 'name' | 'image', text: string) => {
    touch(field);
    kept.change((before) => ({ ...before, [field]: text }));
  };
  return (
    <Dialog
      open={open}
      onClose={close}
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
            placeholder="Enter category name"
            value={name}
            error={faults.get('name')}
            maxLength={LIMITS.nameLength}
            onChange={({ target }) => set('name', target.value)}
          />
        </div>
        <div id={fieldId(formId, 'image')}>
          <PictureChoice
            image={image}
            error={faults.get('image')}
            onChange={(url) => set('image', url)}
            disabled={!isNamed}
          />
        </div>
      </form>
      {guard}
    </Dialog>
  );
}
