import type { WireAdminProduct } from '@jhola/contract/client';
import { History } from 'lucide';
import { useReducer } from 'react';
import { useTask } from '#features/connection/index.ts';
import { sessionApi, useUser } from '#features/session/index.ts';
import { texts } from '#messages/admin-products.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { draftStore } from '#features/drafts/index.ts';
import { statusOf } from '#platform/status-of.ts';
import { draftName } from '../form/draft-name.ts';
import { unlessDoubled } from '../form/unless-doubled.ts';
import { EMPTY_DRAFT } from '../product-form/product-draft.ts';

const PREFIX = draftName('product', '');

/** Drops the unsaved edits, whoever made them, of products that no longer exist, after many were deleted. */
export async function dropDeletedEdits(): Promise<void> {
  await Promise.all(draftStore.formsOfAll(PREFIX).map(dropIfDeleted));
}

async function dropIfDeleted(form: string): Promise<void> {
  const productId = form.slice(PREFIX.length);
  const failure: unknown = await sessionApi('getProductToEdit', { productId }).then(
    () => null,
    (error: unknown) => error,
  );
  if (statusOf(failure) === 404) draftStore.dropOfAll(form);
}

export type UnsavedEditsProps = {
  /** The id of the product whose dialog is open. */
  editedId: string | undefined;
  onContinue: (product: WireAdminProduct) => void;
};

/**
 * Unsaved edits from before a reload or a login, or made while the product was being saved: continue or discard them.
 * Must be rendered again when a dialog of the products closes, since that may have saved, dropped or left them.
 */
export function UnsavedEdits({ editedId, onContinue }: UnsavedEditsProps) {
  const person = useUser().data?._id ?? '';
  const [, renderAgain] = useReducer((turn: number) => turn + 1, 0);
  const forms = draftStore.forms(person, PREFIX).filter((form) => form !== draftName('product', editedId));
  const { busy, run } = useTask();
  const discard = (form: string) => {
    draftStore.drop(person, form);
    renderAgain();
  };
  const continueEdit = async (form: string) => {
    const failure = await run(async () => {
      const { data } = await sessionApi('getProductToEdit', { productId: form.slice(PREFIX.length) });
      // Meanwhile the admin may have discarded it, or opened another dialog, which this one would replace or cover.
      const isWanted = draftStore.forms(person, PREFIX).includes(form);
      if (isWanted && document.querySelector('[role="dialog"]') === null) onContinue(data);
    });
    if (statusOf(failure) === 404) discard(form);
  };
  const notes = forms.flatMap((form) => {
    const kept = draftStore.read(person, form, EMPTY_DRAFT);
    if (kept === null) return [];
    const name = kept.draft.name.trim() || texts.unnamedProduct;
    return (
      <div key={form} className="draft-note">
        <Icon of={History} />
        <span>{texts.unsaved({ product: name })}</span>
        <Button small busy={busy} onClick={() => void continueEdit(form)}>
          {texts.continue}
        </Button>
        <Button kind="line" small onClick={unlessDoubled(() => discard(form))}>
          {texts.discard}
        </Button>
      </div>
    );
  });
  return <LiveRegion className="stack">{notes.length > 0 && notes}</LiveRegion>;
}
