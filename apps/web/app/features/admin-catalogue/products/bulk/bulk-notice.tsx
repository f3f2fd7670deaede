import { Undo2, X } from 'lucide';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';

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
          <Icon of={Undo2} />
          Undo
        </Button>
      )}
      <IconButton label="Dismiss" onClick={onDismiss}>
        <Icon of={X} size={24} />
      </IconButton>
    </div>
  );
}
