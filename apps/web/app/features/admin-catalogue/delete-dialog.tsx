import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Picture } from '#ui/picture.tsx';
import { Pocket } from '#ui/pocket.tsx';
import { useCatalogueChange } from './use-catalogue-change.ts';

export type DeleteDialogProps = {
  open: boolean;
  onClose: () => void;
  /** What is deleted, shown so that nobody deletes the wrong thing. */
  thing: { name: string; image: string };
  question: string;
  /** The text of the confirming button. */
  verb: string;
  onDelete: () => Promise<{ message: string }>;
};

/** Permanent Delete: a confirmation dialog. */
export function DeleteDialog({ open, onClose, thing, question, verb, onDelete }: DeleteDialogProps) {
  const { busy, change } = useCatalogueChange(onClose);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Permanent Delete"
      description={question}
      keep="Cancel"
      confirm={verb}
      busy={busy}
      busyLabel="Deleting..."
      onConfirm={() => void change(onDelete)}
    >
      <p className="row">
        <Pocket className="admin-thumb">
          <Picture src={thing.image} alt="" shown={56} />
        </Pocket>
        <b>{thing.name}</b>
      </p>
    </ConfirmDialog>
  );
}
