import { texts } from '#messages/admin-catalogue.ts';
import { texts as shared } from '#messages/shared.ts';
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
      title={texts.permanentDelete}
      description={question}
      keep={shared.cancel}
      confirm={verb}
      busy={busy}
      busyLabel={texts.deleting}
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
