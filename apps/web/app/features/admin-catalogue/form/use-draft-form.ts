import type { Id } from '@jhola/domain';
import { useId, useState } from 'react';
import { isStaleForm, useStaleForm } from '#features/admin/index.ts';
import { useTask } from '#features/connection/index.ts';
import { useGuardedClose, useDraft } from '#features/drafts/index.ts';
import { useUser } from '#features/session/index.ts';
import { texts } from '#messages/admin-catalogue.ts';
import { AttemptKey } from '#platform/attempt-key.ts';
import type { Faults } from '#platform/form/server-faults.ts';
import { useCatalogueChange } from '../use-catalogue-change.ts';
import { useFaults } from './use-faults.ts';

const NONE: Faults = new Map();
const UPLOADING: Faults = new Map([['image', texts.pictureUploading]]);

type Saved = { readonly data: { readonly _id: string }; readonly message: string };

export type DraftFormOptions<Draft> = {
  /** Identifies the form among a person's drafts. */
  form: string;
  /** The id of the edited thing; undefined adds one. */
  id: string | undefined;
  /** The initial state; its keys are the fields for which the server's errors are shown. */
  first: Draft;
  /** Adds a thing: once, also if it is sent again with the same `editId` after a lost response. */
  add: (draft: Draft, editId: Id<'Addition'>) => Promise<Saved>;
  /**
   * Changes a thing. `was` is the initial state of the draft, also if that was before a reload. `overwrites`: the admin
   * was told that somebody else has changed the same field, and replaces it.
   */
  update: (id: string, draft: Draft, seen: { was: Draft; overwrites: boolean }) => Promise<Saved>;
  /** Reads the edited thing as it is now; undefined if it was deleted. Not called by a form that adds one. */
  readCurrent: () => Promise<Draft | undefined>;
  onClose: () => void;
};

/**
 * The state of a form in a dialog (DraftFormDialog): its input is kept as a draft until it is saved or discarded, and
 * the server's errors are shown at their fields until those change. What is added is added once, also if the form is
 * corrected after a lost response, or sent again after a reload. It isn't sent while its picture is being uploaded:
 * it would be saved without it.
 */
export function useDraftForm<Draft extends object>(options: DraftFormOptions<Draft>) {
  const { form, id, first, add, update, readCurrent, onClose } = options;
  const kept = useDraft(form, first, JSON.stringify(first));
  const person = useUser().data?._id ?? '';
  const [attempt] = useState(
    () => new AttemptKey<'Addition'>(id === undefined ? `sent-${form} ${person}` : null),
  );
  const discardDraft = () => {
    kept.discard();
    attempt.forget();
  };
  const [isUploading, setUploading] = useState(false);
  const [turn, setTurn] = useState(0);
  const { faults, summary, mayBeSent, refuse, touch, reset } = useFaults(isUploading ? UPLOADING : NONE);
  const { close, guard } = useGuardedClose(kept.isChanged, discardDraft, onClose);
  const [isStale, setStale] = useStaleForm();
  const { busy, change } = useCatalogueChange(onClose);
  const reading = useTask();
  const base = () => (kept.base === null ? first : (JSON.parse(kept.base) as Draft));
  const addOnce = () =>
    attempt.addOnce(kept.draft, add, async (added, was) => {
      await update(added.data._id, kept.draft, { was, overwrites: true });
      return added;
    });
  const save = async (overwrites: boolean) => {
    if (!mayBeSent()) return;
    setStale(false);
    const failure = await change(async () => {
      const saved = await (id === undefined
        ? addOnce()
        : update(id, kept.draft, { was: base(), overwrites }));
      // The form stays open while the lists are refetched: a reload then must not propose the input again.
      kept.forget(JSON.stringify(kept.draft));
      return saved;
    });
    // The notice says so; an error of the form would stay there, with the other version too.
    if (isStaleForm(failure)) setStale(true);
    else if (failure !== null) refuse(failure, Object.keys(first));
  };
  return {
    formId: useId(),
    draft: kept.draft,
    restoredAt: kept.restoredAt,
    faults,
    summary,
    busy,
    guard,
    close,
    /** Also discards the errors; the fields have another `turn` then, so that an upload ends. */
    discard: () => {
      discardDraft();
      reset();
      setTurn((before) => before + 1);
    },
    turn,
    set: <Field extends keyof Draft & string>(
      field: Field,
      update: (before: Draft[Field]) => Draft[Field],
    ) => {
      touch(field);
      kept.change((before) => ({ ...before, [field]: update(before[field]) }));
    },
    setUploading,
    save: () => save(false),
    isStale,
    overwrite: () => save(true),
    showTheirs: () =>
      reading.run(async () => {
        const now = await readCurrent();
        if (now) kept.discard({ draft: now, base: JSON.stringify(now) });
        setStale(false);
      }),
  };
}

/** The part of the form's state that the dialog needs, whatever its fields are. */
export type DraftForm = Omit<ReturnType<typeof useDraftForm<object>>, 'draft' | 'set' | 'setUploading'>;
