import type { WireAdminProduct } from '@jhola/contract/client';
import { packText } from '@jhola/domain';
import { sessionApi } from '#features/session/index.ts';
import { texts as catalogue } from '#messages/admin-catalogue.ts';
import { texts } from '#messages/admin-products.ts';
import { formatCount } from '#platform/format-count.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { draftName } from '../form/draft-name.ts';
import { SavedDialog } from '../product-form/saved-dialog.tsx';
import { useShown } from '#ui/use-shown.ts';
import { ProductDialog } from './product-dialog.tsx';

type Deletion = { product: WireAdminProduct; onDeleted: (() => void) | undefined };

/**
 * The dialogs to edit and delete one product, functions that open them, and the id of the product that is being edited.
 */
export function useProductDialogs() {
  const form = useShown<WireAdminProduct>();
  const deletion = useShown<Deletion>();
  const saved = useShown<string>();
  const dialogs = (
    <>
      {form.shown && (
        <ProductDialog
          key={`form ${form.shown.turn}`}
          open={form.shown.open}
          onClose={form.hide}
          product={form.shown.thing}
          onSaved={saved.show}
        />
      )}
      {saved.shown && (
        <SavedDialog open={saved.shown.open} onClose={saved.hide} message={saved.shown.thing} />
      )}
      {deletion.shown && (
        <ProductDeletion
          {...deletion.shown}
          key={`deletion ${deletion.shown.turn}`}
          onClose={deletion.hide}
        />
      )}
    </>
  );
  const remove = (product: WireAdminProduct, onDeleted?: () => void) => deletion.show({ product, onDeleted });
  const editedId = form.shown?.open ? form.shown.thing._id : undefined;
  return { edit: form.show, editedId, remove, dialogs };
}

function ProductDeletion(props: { thing: Deletion; open: boolean; onClose: () => void }) {
  const { product, onDeleted } = props.thing;
  const { _id, name, image, category, unit, stock } = product;
  const remove = async () => {
    const deleted = await sessionApi('deleteProduct', { _id });
    onDeleted?.();
    return deleted;
  };
  return (
    <DeleteDialog
      open={props.open}
      onClose={props.onClose}
      thing={{ name, image: image[0] ?? '', category }}
      draft={draftName('product', _id)}
      facts={texts.packAndStock({ pack: packText(unit), count: formatCount(stock) })}
      question={texts.deleteQuestion}
      verb={catalogue.delete}
      onDelete={remove}
    />
  );
}
