import { useState } from 'react';

/** What a dialog is about, kept while the dialog slides away; `turn` differs for every opening. */
export type Shown<Thing> = { thing: Thing; open: boolean; turn: number };

/** Opens a dialog about something and closes it again; null as long as it was never opened. */
export function useShown<Thing>() {
  const [shown, setShown] = useState<Shown<Thing> | null>(null);
  return {
    shown,
    show: (thing: Thing) => setShown((before) => ({ thing, open: true, turn: (before?.turn ?? 0) + 1 })),
    hide: () => setShown((before) => before && { ...before, open: false }),
  };
}
