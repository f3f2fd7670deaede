import { type SetStateAction, useCallback, useState } from 'react';
import { useUser } from '#features/session/index.ts';
import { draftStore } from './draft-store.ts';

/**
 * What is typed into a form, kept at each change until it is saved or discarded. `form` names the form among a
 * person's; `first` is what it begins with, and `base` the time of last change of what it edits.
 */
export function useKeptDraft<Draft extends object>(form: string, first: Draft, base: string | null = null) {
  const person = useUser().data?._id ?? '';
  const [beginning, setBeginning] = useState({ draft: first, base });
  const [restored, setRestored] = useState(() => draftStore.read(person, form, first));
  const [state, setState] = useState({
    draft: restored?.draft ?? first,
    base: restored === null ? base : restored.base,
    keptAt: restored?.at ?? null,
  });
  const change = useCallback(
    (update: SetStateAction<Draft>) =>
      setState((before) => {
        const draft = typeof update === 'function' ? update(before.draft) : update;
        if (isSame(draft, beginning.draft)) {
          draftStore.drop(person, form);
          return { ...before, draft, keptAt: null };
        }
        const at = new Date().toISOString();
        draftStore.keep(person, form, { draft, base: before.base, at });
        return { ...before, draft, keptAt: at };
      }),
    [person, form, beginning],
  );
  /** Forgets what was typed, and begins anew: with `anew` where the thing has changed meanwhile. */
  const discard = (anew: { draft: Draft; base: string | null } = beginning) => {
    draftStore.drop(person, form);
    setRestored(null);
    setBeginning(anew);
    setState({ ...anew, keptAt: null });
  };
  return {
    draft: state.draft,
    base: state.base,
    change,
    discard,
    /** Whether something would be lost. */
    isChanged: !isSame(state.draft, beginning.draft),
    /** When the draft that this form was opened with was kept, ISO; null where there was none. */
    restoredAt: restored?.at ?? null,
    /** When it was last kept, ISO. */
    keptAt: state.keptAt,
  };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
