import { useState } from 'react';

/** What a dialog is about, kept during its closing animation; `turn` differs for each opening. */
export type Shown<Thing> = { thing: Thing; open: boolean; turn: number };

/** State of a dialog about something; `shown` is null until it is first opened. */
export function useShown<Thing>() {
  const [shown, setShown] = useState<Shown<Thing> | null>(null);
  return {
    shown,
    show: (thing: Thing) => setShown((before) => ({ thing, open: true, turn: (before?.turn ?? 0) + 1 })),
    hide: () => setShown((before) => before && { ...before, open: false }),
  };
}
