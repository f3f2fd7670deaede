import { useId, useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { Button } from '#ui/button.tsx';
import '#ui/panel.css';
import { useReloadLists } from '../use-catalogue-lists.ts';
import { useShown } from '../use-shown.ts';
import { draftInput, EMPTY_DRAFT } from './product-draft.ts';
import { ProductForm } from './product-form.tsx';
import { SavedDialog } from './saved-dialog.tsx';
import '../admin-catalogue.css';
import '../admin-catalogue.css';

/** Upload Product: an empty form, which is empty again once the product is there. */
export function UploadProductPage() {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const { busy, run } = useTask();
  const reload = useReloadLists();
  const saved = useShown<string>();
  const formId = useId();
  const save = () =>
    run(async () => {
      const { message } = await sessionApi('createProduct', draftInput(draft));
      saved.show(message);
      setDraft(EMPTY_DRAFT);
      await reload();
    });
  return (
    <section className="stack upload-product">
      <h1 className="page-h">Upload Product</h1>
      <div className="panel stack">
        <ProductForm formId={formId} draft={draft} onChange={setDraft} onSubmit={() => void save()} />
        <Button type="submit" form={formId} wide busy={busy} busyLabel="Saving...">
          Submit
        </Button>
      </div>
      {saved.shown && (
        <SavedDialog open={saved.shown.open} onClose={saved.hide} message={saved.shown.thing} />
      )}
    </section>
  );
}
