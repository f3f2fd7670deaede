import type { Id } from '@jhola/domain';
import { useId, useRef, useState } from 'react';
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
   * again after a lost response, it adds once.
   */
  send: (draft: Draft, editId: Id<'Addition'>, was: Draft) => Promise<{ message: string }>;
  onClose: () => void;
};

/**
 * The state of a form in a dialog (DraftFormDialog): its input is kept as a draft until it is saved or discarded, and
 * the server's errors are shown at their fields until those change. It isn't sent while its picture is being uploaded:
 * it would be saved without it.
 */
export function useDraftForm<Draft extends object>({ form, first, send, onClose }: DraftFormOptions<Draft>) {
  const kept = useDraft(form, first, JSON.stringify(first));
  const attempt = useRef(new AttemptKey<'Addition'>());
  const [isUploading, setUploading] = useState(false);
  const { faults, summary, mayBeSent, refuse, touch } = useFaults(isUploading ? UPLOADING : NONE);
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
    setUploading,
    save: async () => {
      if (!mayBeSent()) return;
      const failure = await change(async () => {
        const saved = await attempt.current.send(kept.draft, (editId) =>
          send(kept.draft, editId, kept.base === null ? first : (JSON.parse(kept.base) as Draft)),
        );
        // The form stays open while the lists are refetched: a reload then must not propose the input again.
        kept.forget();
        return saved;
      });
      if (failure !== null) refuse(failure, Object.keys(first));
    },
  };
}

/** The part of the form's state that the dialog needs, whatever its fields are. */
export type DraftForm = Omit<ReturnType<typeof useDraftForm<object>>, 'draft' | 'set' | 'setUploading'>;
