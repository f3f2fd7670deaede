import type { WireUser } from '@jhola/contract/client';
import { useState } from 'react';
import { draftStore } from '#features/drafts/index.ts';

const FORM = 'profile';

export type ProfileFields = { readonly name: string; readonly email: string; readonly mobile: string };

/**
 * The fields of the profile that were edited and aren't saved yet. Stored in this tab, so that a reload (such as that
 * of another language) doesn't lose them; a password is not stored.
 */
export function useProfileDraft(user: WireUser) {
  const [restored, setRestored] = useState(() => draftStore.read<Partial<ProfileFields>>(user._id, FORM, {}));
  return {
    /** What was restored; empty if nothing was. */
    edits: restored?.draft ?? {},
    /** When it was stored, as an ISO time; null if nothing was restored. */
    restoredAt: restored?.at ?? null,
    /** Stores the fields that differ from the user's. */
    keep({ name, email, mobile }: ProfileFields): void {
      const edits = Object.fromEntries(
        Object.entries({ name, email, mobile }).filter(
          ([field, text]) => text !== user[field as keyof ProfileFields],
        ),
      );
      if (Object.keys(edits).length === 0) draftStore.drop(user._id, FORM);
      else draftStore.keep(user._id, FORM, { draft: edits, base: null, at: new Date().toISOString() });
    },
    /** Ends the note about restored fields. */
    forget: () => setRestored(null),
  };
}
