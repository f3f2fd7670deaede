import { Undo2, X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

export type BulkNoticeProps = {
  message: string;
  /** Takes it back; nothing where that can't be done. */
  onUndo: (() => void) | undefined;
  busy: boolean;
  onDismiss: () => void;
};

/** Says what an act did, for as long as it takes to read, and to think better of it. */
export function BulkNotice({ message, onUndo, busy, onDismiss }: BulkNoticeProps) {
  return (
    <div className="bulk-notice" role="status">
      <span>{message}</span>
      {onUndo && (
        <Button kind="line" small busy={busy} onClick={onUndo}>
          <Undo2 className="i" aria-hidden="true" />
          Undo
        </Button>
      )}
      <IconButton label="Dismiss" onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
