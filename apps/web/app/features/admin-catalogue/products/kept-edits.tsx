import type { WireProduct } from '@jhola/contract/client';
import { History } from 'lucide';
import { useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { useUser } from '#features/session/index.ts';
import { publicApi } from '#platform/api.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { draftStore } from '#features/drafts/index.ts';
import { EMPTY_DRAFT } from '../product-form/product-draft.ts';

const PREFIX = 'product ';

/** The name under which the draft of this product's form is kept. */
export function editDraftName(id: string): string {
  return PREFIX + id;
}

/** Unsaved edits from before a reload or a login: continue or discard them. */
export function KeptEdits({ onContinue }: { onContinue: (product: WireProduct) => void }) {
  const person = useUser().data?._id ?? '';
  const [forms, setForms] = useState(() => draftStore.forms(person, PREFIX));
  const { busy, run } = useTask();
  const forget = (form: string) => setForms((before) => before.filter((other) => other !== form));
  const goOn = (form: string) =>
    run(async () => {
      const { data } = await publicApi('getProduct', { productId: form.slice(PREFIX.length) });
      forget(form);
      onContinue(data);
    });
  const discard = (form: string) => {
    draftStore.drop(person, form);
    forget(form);
  };
  return forms.map((form) => {
    const name = draftStore.read(person, form, EMPTY_DRAFT)?.draft.name.trim() || 'a product';
    return (
      <div key={form} className="draft-note" role="status">
        <Icon of={History} />
        <span>Your changes to {name} aren’t saved yet.</span>
        <Button small busy={busy} onClick={() => void goOn(form)}>
          Continue
        </Button>
        <Button kind="line" small onClick={() => discard(form)}>
          Discard
        </Button>
      </div>
    );
  });
}
