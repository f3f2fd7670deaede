import { type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react';
import { useSession, useUser } from '#features/session/index.ts';
import { draftStore, type StoredDraft } from './draft-store.ts';

/**
 * The signed-in person's draft of a form. Stored under the user's id, which stays the same after another login; under
 * the session until the user is known.
 */
function useStoredDraft<Draft extends object>(form: string, like: Draft) {
  const session = useSession();
  const userId = useUser().data?._id;
  const sessionId = typeof session === 'string' ? undefined : `session-${session.id}`;
  return useMemo(() => {
    const owners = [userId, sessionId].filter((owner) => owner !== undefined);
    const drop = () => {
      for (const owner of owners) draftStore.drop(owner, form);
    };
    return {
      owner: owners[0],
      read: () =>
        owners.map((owner) => draftStore.read(owner, form, like)).find((kept) => kept !== null) ?? null,
      keep: (kept: StoredDraft<Draft>) => {
        drop();
        if (owners[0] !== undefined) draftStore.keep(owners[0], form, kept);
      },
      drop,
    };
  }, [userId, sessionId, form, like]);
}

/**
 * The state of a form whose input is stored at each change until it is saved or discarded. `form` identifies the form;
 * `first` is its initial state, and `base` is when the edited thing was last changed.
 */
export function useDraft<Draft extends object>(form: string, first: Draft, base: string | null = null) {
  const [like] = useState(first);
  const stored = useStoredDraft(form, like);
  const [beginning, setBeginning] = useState({ draft: first, base });
  const [restored, setRestored] = useState(stored.read);
  const [state, setState] = useState({
    draft: restored?.draft ?? first,
    base: restored === null ? base : restored.base,
    storedAt: restored?.at ?? null,
  });
  const isChanged = !isSame(state.draft, beginning.draft);
  const [owner, setOwner] = useState(stored.owner);
  // The user has become known: restore an earlier draft, unless something newer was typed.
  if (stored.owner !== owner) {
    setOwner(stored.owner);
    const earlier = isChanged ? null : stored.read();
    if (earlier) {
      setRestored(earlier);
      setState({ draft: earlier.draft, base: earlier.base, storedAt: earlier.at });
    }
  }
  useEffect(() => {
    const { draft, base, storedAt } = state;
    if (!isChanged) stored.drop();
    else if (storedAt !== null) stored.keep({ draft, base, at: storedAt });
  }, [stored, isChanged, state]);
  const change = useCallback(
    (update: SetStateAction<Draft>) => {
      const at = new Date().toISOString();
      setState((before) => {
        const draft = typeof update === 'function' ? update(before.draft) : update;
        return { ...before, draft, storedAt: isSame(draft, beginning.draft) ? null : at };
      });
    },
    [beginning],
  );
  /** Discards the input and resets the form: to `current` if the edited thing has changed in the meantime. */
  const discard = (current: { draft: Draft; base: string | null } = beginning) => {
    stored.drop();
    setRestored(null);
    setBeginning(current);
    setState({ ...current, storedAt: null });
  };
  /**
   * Call it after saving: deletes the stored draft but keeps the form's input, so that closing it loses nothing. What was
   * changed since it was sent, and not discarded, stays a draft: of the thing as it was saved, whose `base` may be another.
   */
  const forget = (saved = state.base) => {
    const at = new Date().toISOString();
    stored.drop();
    setBeginning({ draft: state.draft, base: saved });
    setState(({ draft }) => {
      const isLater = draft !== beginning.draft && !isSame(draft, state.draft);
      return { draft: isLater ? draft : state.draft, base: saved, storedAt: isLater ? at : null };
    });
  };
  /**
   * Call it after saving a new thing: resets the form. What was changed since it was sent becomes a draft of the form
   * `ownForm`, which edits that thing.
   */
  const handOver = (ownForm: string, saved: string) => {
    const later = stored.read();
    discard();
    if (stored.owner === undefined || later === null || isSame(later.draft, state.draft)) return;
    draftStore.keep(stored.owner, ownForm, { ...later, base: saved });
  };
  return {
    draft: state.draft,
    base: state.base,
    change,
    discard,
    forget,
    handOver,
    /** Whether closing the form would lose input. */
    isChanged,
    /** When the draft that filled this form was stored, as an ISO time; null if there was none. */
    restoredAt: restored?.at ?? null,
    /** When the draft was last stored, as an ISO time. */
    storedAt: state.storedAt,
  };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
