import { useState } from 'react';
import { storeInTab, tabStorage } from '#platform/tab-storage.ts';

const KEY = 'chosen-address';

/** Stores the id of the address that was chosen, or added, last in this tab. */
export function keepChosenAddress(id: string): void {
  storeInTab(KEY, id);
}

/**
 * The id of the address that was chosen or added last in this tab, also before the shopper left the checkout, for
 * example to pay; and a function that chooses another. It may have been removed since, or belong to an earlier login.
 */
export function useChosenAddress() {
  const [id, setId] = useState(() => tabStorage()?.getItem(KEY) ?? undefined);
  const choose = (chosen: string) => {
    keepChosenAddress(chosen);
    setId(chosen);
  };
  return [id, choose] as const;
}
