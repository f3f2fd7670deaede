import type { Id } from '@jhola/domain';
import { useId, useRef } from 'react';
import { useGuardedClose, useDraft } from '#features/drafts/index.ts';
import { AttemptKey } from '#platform/attempt-key.ts';
import { useCatalogueChange } from '../use-catalogue-change.ts';
import { useFaults } from './use-faults.ts';

export type DraftFormOptions<Draft> = {
  /** Identifies the form among a person's drafts. */
  form: string;
  /** The initial state; its keys are the fields for which the server's errors are shown. */
  first: Draft;
  /** Sends the draft. What the server adds with the same id again after a lost response, it adds once. */
  send: (draft: Draft, editId: Id<'Addition'>) => Promise<{ message: string }>;
  onClose: () => void;
};

/**
 * The state of a form in a dialog (DraftFormDialog): its input is kept as a draft until it is saved or discarded, and
 * the server's errors are shown at their fields until those change.
 */
export function useDraftForm<Draft extends object>({ form, first, send, onClose }: DraftFormOptions<Draft>) {
  const kept = useDraft(form, first);
  const attempt = useRef(new AttemptKey<'Addition'>());
  const { faults, summary, refuse, touch } = useFaults();
  const { close, guard } = useGuardedClose(kept.isChanged, kept.discard, onClose);
  const { busy, change } = useCatalogueChange(() => {
    kept.discard();
    onClose();
  });
  return {
    formId: useId(),
    draft: kept.draft,
    restoredAt: kept.restoredAt,
    faults,
    summary,
    busy,
    guard,
    close,
    discard: () => kept.discard(),
    set: <Field extends keyof Draft & string>(
      field: Field,
      update: (before: Draft[Field]) => Draft[Field],
    ) => {
      touch(field);
      kept.change((before) => ({ ...before, [field]: update(before[field]) }));
    },
    save: async () => {
      const failure = await change(() =>
        attempt.current.send(kept.draft, (editId) => send(kept.draft, editId)),
      );
      if (failure !== null) refuse(failure, Object.keys(first));
    },
  };
}

/** The part of the form's state that the dialog needs, whatever its fields are. */
export type DraftForm = Omit<ReturnType<typeof useDraftForm<object>>, 'draft' | 'set'>;
