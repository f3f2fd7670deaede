import { packText } from '@jhola/domain';
import type { WireProduct } from '@jhola/contract/client';
import { texts as catalogue } from '#messages/admin-catalogue.ts';
import { texts } from '#messages/admin-products.ts';
import { texts as shared } from '#messages/shared.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ThingPicture } from '../../thing-picture.tsx';

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
  const otherProducts = texts.productCount({ count: others });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={catalogue.permanentDelete}
      description={texts.deleteQuestion}
      keep={shared.cancel}
      confirm={texts.deleteProducts({ products: texts.productCount({ count }) })}
      busy={busy}
      busyLabel={catalogue.deleting}
      onConfirm={onDelete}
    >
      <ul className="bulk-gone">
        {named.map(({ _id, name, unit, image, category }) => (
          <li key={_id} className="row">
            <ThingPicture thing={{ name, image: image[0] ?? '', category }} />
            <span>
              <b>{name}</b> <span className="muted">{packText(unit)}</span>
            </span>
          </li>
        ))}
      </ul>
      {others > 0 && <p>{named.length > 0 ? texts.andMore({ products: otherProducts }) : otherProducts}</p>}
      <p className="small muted">{texts.deleteEffect}</p>
    </ConfirmDialog>
  );
}
