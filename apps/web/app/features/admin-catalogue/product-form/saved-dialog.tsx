import { texts } from '#messages/product-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export type SavedDialogProps = { open: boolean; onClose: () => void; message: string };

/** The dialog after a product was saved, with the server's message. */
export function SavedDialog({ open, onClose, message }: SavedDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={message}
      actions={
        <Button className="saved-confirm" wide onClick={onClose}>
          {texts.ok}
        </Button>
      }
    />
  );
}
