import { draftStore } from '#features/drafts/index.ts';
import { texts } from '#messages/admin-catalogue.ts';
import { texts as shared } from '#messages/shared.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { type PicturedThing, ThingPicture } from './thing-picture.tsx';
import { useCatalogueChange } from './use-catalogue-change.ts';

export type DeleteDialogProps = {
  open: boolean;
  onClose: () => void;
  /** What is deleted, shown so that nobody deletes the wrong thing. */
  thing: PicturedThing;
  /** The name of the draft of its form, which is deleted too. */
  draft: string;
  /** What tells it from others of the same name: a product's pack and stock, a sub-category's parents. */
  facts?: string;
  question: string;
  /** The text of the confirming button. */
  verb: string;
  onDelete: () => Promise<{ message: string }>;
};

/** Permanent Delete: a confirmation dialog. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { open, onClose, thing, draft, facts, question, verb, onDelete } = props;
  const { busy, change } = useCatalogueChange(onClose);
  const remove = async () => {
    const deleted = await onDelete();
    draftStore.dropOfAll(draft);
    return deleted;
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={texts.permanentDelete}
      description={question}
      keep={shared.cancel}
      confirm={verb}
      busy={busy}
      busyLabel={texts.deleting}
      onConfirm={() => void change(remove)}
    >
      <p className="row">
        <ThingPicture thing={thing} />
        <span>
          <b>{thing.name}</b>
          {facts !== undefined && <span className="delete-facts muted small">{facts}</span>}
        </span>
      </p>
    </ConfirmDialog>
  );
}
