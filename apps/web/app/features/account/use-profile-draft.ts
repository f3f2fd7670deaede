import type { WireUser } from '@jhola/contract/client';
import { useEffect, useState } from 'react';
import { parsedFromTab, storeInTab } from '#platform/tab-storage.ts';

export type ProfileFields = { readonly name: string; readonly email: string; readonly mobile: string };

/**
 * Keeps what was typed into the profile across a reload of this tab, such as that in another language; leaving the page
 * drops it. A password is not stored. `edits` are the fields to restore; call `keep` with the form's fields after each
 * change.
 */
export function useProfileDraft(user: WireUser) {
  const key = `profile ${user._id}`;
  const store = (edits: Partial<ProfileFields>) => storeInTab(key, JSON.stringify(edits));
  const [edits] = useState(() => (parsedFromTab(key) ?? {}) as Partial<ProfileFields>);
  useEffect(() => () => storeInTab(key, '{}'), [key]);
  return {
    edits,
    keep({ name, email, mobile }: ProfileFields): void {
      store({
        ...(name !== user.name && { name }),
        ...(email !== user.email && { email }),
        ...(mobile !== user.mobile && { mobile }),
      });
    },
  };
}
