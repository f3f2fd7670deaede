import { useState } from 'react';

export type Selection = {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  readonly set: (ids: readonly string[]) => void;
};

/** The selected orders, without those that are no longer in the list. */
export function useSelection(present: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = new Set(present.filter((id) => chosen.has(id)));
  const toggle = (id: string) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return { ids, toggle, set: (list) => setChosen(new Set(list)) };
}
