import { Undo2, X } from 'lucide';
import { texts } from '#messages/admin-products.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';

export type BulkNoticeProps = {
  message: string;
  /** Undoes the action; absent if that isn't possible. */
  onUndo: (() => void) | undefined;
  busy: boolean;
  onDismiss: () => void;
};

/** Says what a bulk action did, and offers Undo, long enough to read and decide. */
export function BulkNotice({ message, onUndo, busy, onDismiss }: BulkNoticeProps) {
  return (
    <div className="bulk-notice">
      <span>{message}</span>
      {onUndo && (
        <Button kind="line" small busy={busy} onClick={onUndo}>
          <Icon of={Undo2} />
          {texts.undo}
        </Button>
      )}
      <IconButton label={texts.dismiss} onClick={onDismiss}>
        <Icon of={X} size={24} />
      </IconButton>
    </div>
  );
}
