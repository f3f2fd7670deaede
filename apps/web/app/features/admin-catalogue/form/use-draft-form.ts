import type { Id } from '@jhola/domain';
import { useId, useRef, useState } from 'react';
import { isStaleForm, useStaleForm } from '#features/admin/index.ts';
import { useTask } from '#features/connection/index.ts';
import { useGuardedClose, useDraft } from '#features/drafts/index.ts';
import { texts } from '#messages/admin-catalogue.ts';
import { AttemptKey } from '#platform/attempt-key.ts';
import type { Faults } from '#platform/form/server-faults.ts';
import { useCatalogueChange } from '../use-catalogue-change.ts';
import { useFaults } from './use-faults.ts';

const NONE: Faults = new Map();
const UPLOADING: Faults = new Map([['image', texts.pictureUploading]]);

export type DraftFormOptions<Draft> = {
  /** Identifies the form among a person's drafts. */
  form: string;
  /** The initial state; its keys are the fields for which the server's errors are shown. */
  first: Draft;
  /**
   * Sends the draft, with its initial state, also if that was before a reload. What the server adds with the same id
   * again after a lost response, it adds once. `overwrites`: the admin was told that somebody else has changed the same
   * field, and replaces it.
   */
  send: (
    draft: Draft,
    seen: { editId: Id<'Addition'>; was: Draft; overwrites: boolean },
  ) => Promise<{ message: string }>;
  /** Reads the edited thing as it is now; undefined if it was deleted. Not called by a form that adds one. */
  readCurrent: () => Promise<Draft | undefined>;
  onClose: () => void;
};

/**
 * The state of a form in a dialog (DraftFormDialog): its input is kept as a draft until it is saved or discarded, and
 * the server's errors are shown at their fields until those change. It isn't sent while its picture is being uploaded:
 * it would be saved without it.
 */
export function useDraftForm<Draft extends object>(options: DraftFormOptions<Draft>) {
  const { form, first, send, readCurrent, onClose } = options;
  const kept = useDraft(form, first, JSON.stringify(first));
  const attempt = useRef(new AttemptKey<'Addition'>());
  const [isUploading, setUploading] = useState(false);
  const [turn, setTurn] = useState(0);
  const { faults, summary, mayBeSent, refuse, touch, reset } = useFaults(isUploading ? UPLOADING : NONE);
  const { close, guard } = useGuardedClose(kept.isChanged, kept.discard, onClose);
  const [isStale, setStale] = useStaleForm();
  const { busy, change } = useCatalogueChange(() => {
    kept.discard();
    onClose();
  });
  const reading = useTask();
  const save = async (overwrites: boolean) => {
    if (!mayBeSent()) return;
    setStale(false);
    const failure = await change(async () => {
      const was = kept.base === null ? first : (JSON.parse(kept.base) as Draft);
      const saved = await attempt.current.send(kept.draft, (editId) =>
        send(kept.draft, { editId, was, overwrites }),
      );
      // The form stays open while the lists are refetched: a reload then must not propose the input again.
      kept.forget();
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
      kept.discard();
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
