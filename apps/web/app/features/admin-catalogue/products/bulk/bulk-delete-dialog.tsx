import type { WireProduct } from '@jhola/contract/client';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Picture } from '#ui/picture.tsx';
import { Pocket } from '#ui/pocket.tsx';
import { countProducts } from './count-products.ts';

const NAMED = 4;

export type BulkDeleteDialogProps = {
  open: boolean;
  onClose: () => void;
  /** How many are deleted. */
  count: number;
  /** Those of them that are on this page. */
  seen: readonly WireProduct[];
  busy: boolean;
  onDelete: () => void;
};

/** Permanent Delete for many products: shows some of them, and the button says how many. */
export function BulkDeleteDialog({ open, onClose, count, seen, busy, onDelete }: BulkDeleteDialogProps) {
  const named = seen.slice(0, NAMED);
  const others = count - named.length;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Permanent Delete"
      description="Are you sure want to delete permanent ?"
      keep="Cancel"
      confirm={`Delete ${countProducts(count)}`}
      busy={busy}
      busyLabel="Deleting..."
      onConfirm={onDelete}
    >
      <ul className="bulk-gone">
        {named.map(({ _id, name, unit, image }) => (
          <li key={_id} className="row">
            <Pocket className="admin-thumb">
              <Picture src={image[0] ?? ''} alt="" shown={56} />
            </Pocket>
            <span>
              <b>{name}</b> <span className="muted">{unit}</span>
            </span>
          </li>
        ))}
      </ul>
      {others > 0 && <p>{named.length > 0 ? `and ${countProducts(others)} more` : countProducts(others)}</p>}
      <p className="small muted">This can’t be undone. Past orders keep their copies; carts lose them.</p>
    </ConfirmDialog>
  );
}
