import { useId, useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { texts as catalogue } from '#messages/admin-catalogue.ts';
import { texts } from '#messages/product-form.ts';
import { texts as shared } from '#messages/shared.ts';
import { Button } from '#ui/button.tsx';
import '#ui/panel.css';
import '../admin-catalogue.css';
import { DraftStored, DraftNote, LeaveGuard, useDraft } from '#features/drafts/index.ts';
import { draftName } from '../form/draft-name.ts';
import { useProductDialogs } from '../products/product-dialogs.tsx';
import { UnsavedEdits } from '../products/unsaved-edits.tsx';
import { useReloadLists } from '../use-catalogue-lists.ts';
import { useShown } from '#ui/use-shown.ts';
import { draftInput, EMPTY_DRAFT } from './product-draft.ts';
import { ProductForm } from './product-form.tsx';
import { SavedDialog } from './saved-dialog.tsx';
import { useCreateProduct } from './use-create-product.ts';

/**
 * Upload Product: a form, filled from a draft if there is one; empty again after saving. What was changed while it was
 * being saved is offered as an unsaved edit of the product.
 */
export function UploadProductPage() {
  const kept = useDraft('upload', EMPTY_DRAFT);
  const { draft, change, isChanged, restoredAt, storedAt } = kept;
  const { busy, run } = useTask();
  const createProduct = useCreateProduct();
  const reload = useReloadLists();
  const saved = useShown<string>();
  const { edit, editedId, dialogs } = useProductDialogs();
  const formId = useId();
  const [turn, setTurn] = useState(0);
  /** Forgets the pictures whose upload has failed, and the errors. */
  const renewForm = () => setTurn((before) => before + 1);
  const discard = () => {
    kept.discard();
    createProduct.forget();
    renewForm();
  };
  const save = () =>
    run(async () => {
      const { data, message } = await createProduct.send(draftInput(draft));
      saved.show(message);
      kept.handOver(draftName('product', data._id), data.updatedAt);
      renewForm();
      await reload();
    });
  return (
    <section className="stack upload-product">
      <header className="upload-head">
        <h1 className="page-h">{texts.uploadHeading}</h1>
        <DraftStored storedAt={storedAt} />
      </header>
      <DraftNote restoredAt={restoredAt} onDiscard={discard} />
      <UnsavedEdits editedId={editedId} onContinue={edit} />
      <ProductForm
        key={turn}
        formId={formId}
        draft={draft}
        onChange={change}
        onSubmit={save}
        submitButton={
          <Button type="submit" busy={busy} busyLabel={shared.saving}>
            {catalogue.submit}
          </Button>
        }
      />
      <LeaveGuard when={isChanged} />
      {saved.shown && (
        <SavedDialog open={saved.shown.open} onClose={saved.hide} message={saved.shown.thing} />
      )}
      {dialogs}
    </section>
  );
}
