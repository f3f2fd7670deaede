import { useState } from 'react';
import { useUser } from '#features/session/index.ts';
import { parsedFromTab, storeInTab } from '#platform/tab-storage.ts';

export type Selection = {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  readonly set: (ids: readonly string[]) => void;
};

/**
 * The selected orders, without those that are no longer in the list. They stay selected in this tab while the admin is
 * on another page, such as their pick list.
 */
export function useSelection(present: readonly string[]): Selection {
  const key = `selected-orders ${useUser().data?._id ?? ''}`;
  const [chosen, setChosen] = useState(() => new Set((parsedFromTab(key) ?? []) as string[]));
  const ids = new Set(present.filter((id) => chosen.has(id)));
  const set = (list: Iterable<string>) => {
    const next = new Set(list);
    storeInTab(key, JSON.stringify([...next]));
    setChosen(next);
  };
  const toggle = (id: string) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    set(next);
  };
  return { ids, toggle, set };
}
