import type { WireDeskOrder } from '@jhola/contract/client';
import { useEffect, useReducer, useRef, useState } from 'react';
import { type Arranged, arrangeRows, type Row } from './arrange-rows.ts';

/** From here on the top of the list is out of sight. */
const SCROLLED_PX = 160;

export type HeldRows = Arranged<WireDeskOrder> & {
  /** Shows what waits. */
  readonly release: () => void;
};

export type HeldRowsOptions = {
  readonly fresh: readonly WireDeskOrder[];
  /** What the list is about; another begins anew. */
  readonly about: string;
  readonly isSelecting: boolean;
  /** Somebody may be about to press something in the list. */
  readonly isTouched: boolean;
  /** New ones belong at the list's end, where they move nothing. */
  readonly growsAtEnd: boolean;
};

/** The rows to show: the server's, held in their places while somebody may be about to press one. */
export function useHeldRows(options: HeldRowsOptions): HeldRows {
  const { fresh, about, isSelecting, isTouched, growsAtEnd } = options;
  const isScrolled = useScrolled();
  const shown = useRef<{ about: string; rows: readonly Row<WireDeskOrder>[] }>({ about, rows: [] });
  const [, renderAgain] = useReducer((turn: number) => turn + 1, 0);

  const holdsBack = isSelecting || isScrolled;
  const before = shown.current.about === about ? shown.current.rows : [];
  const arranged = arrangeRows(before, fresh, {
    steady: holdsBack || isTouched,
    hold: holdsBack || !growsAtEnd,
  });
  useEffect(() => {
    shown.current = { about, rows: arranged.rows };
  });
  return {
    ...arranged,
    release: () => {
      shown.current = { about, rows: [] };
      renderAgain();
    },
  };
}

function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SCROLLED_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isScrolled;
}
