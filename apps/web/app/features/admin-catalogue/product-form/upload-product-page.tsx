import { useId, useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { texts as catalogue } from '#messages/admin-catalogue.ts';
import { texts } from '#messages/product-form.ts';
import { texts as shared } from '#messages/shared.ts';
import { Button } from '#ui/button.tsx';
import '#ui/panel.css';
import '../admin-catalogue.css';
import { DraftStored, DraftNote, LeaveGuard, useDraft } from '#features/drafts/index.ts';
import { useReloadLists } from '../use-catalogue-lists.ts';
import { useShown } from '#ui/use-shown.ts';
import { draftInput, EMPTY_DRAFT } from './product-draft.ts';
import { ProductForm } from './product-form.tsx';
import { SavedDialog } from './saved-dialog.tsx';
import { useCreateProduct } from './use-create-product.ts';

/**
 * Upload Product: a form, filled from a draft if there is one; empty again after saving.
 */
export function UploadProductPage() {
  const { draft, change, discard, isChanged, restoredAt, storedAt } = useDraft('upload', EMPTY_DRAFT);
  const { busy, run } = useTask();
  const createProduct = useCreateProduct();
  const reload = useReloadLists();
  const saved = useShown<string>();
  const formId = useId();
  const [turn, setTurn] = useState(0);
  /** Empties the form, and forgets its pictures whose upload has failed. */
  const startAgain = () => {
    discard();
    createProduct.forget();
    setTurn((before) => before + 1);
  };
  const save = () =>
    run(async () => {
      const { message } = await createProduct.send(draftInput(draft));
      saved.show(message);
      startAgain();
      await reload();
    });
  return (
    <section className="stack upload-product">
      <header className="upload-head">
        <h1 className="page-h">{texts.uploadHeading}</h1>
        <DraftStored storedAt={storedAt} />
      </header>
      <DraftNote restoredAt={restoredAt} onDiscard={startAgain} />
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
      <LeaveGuard isChanged={isChanged} />
      {saved.shown && (
        <SavedDialog open={saved.shown.open} onClose={saved.hide} message={saved.shown.thing} />
      )}
    </section>
  );
}
