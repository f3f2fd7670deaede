import type { WireDeskOrder } from '@jhola/contract/client';
import { useEffect, useReducer, useRef, useState } from 'react';
import { type Arranged, arrangeRows, type Row } from './arrange-rows.ts';

/** Scrolled this far, the top of the list is out of sight. */
const SCROLLED_PX = 160;

export type StableRows = Arranged<WireDeskOrder> & {
  /** Shows the rows that were held back. */
  readonly release: () => void;
};

export type StableRowsOptions = {
  readonly fresh: readonly WireDeskOrder[];
  /** Identifies the list's filter; another one starts a new list. */
  readonly about: string;
  readonly isSelecting: boolean;
  /** Somebody may be about to press something in the list. */
  readonly hasRecentInput: boolean;
  /** New ones are appended, where they move no other row. */
  readonly growsAtEnd: boolean;
};

/** The rows to show: the server's, but kept in their places while somebody may be about to press one. */
export function useStableRows(options: StableRowsOptions): StableRows {
  const { fresh, about, isSelecting, hasRecentInput, growsAtEnd } = options;
  const isScrolled = useScrolled();
  const shown = useRef<{ about: string; rows: readonly Row<WireDeskOrder>[] }>({ about, rows: [] });
  const [, renderAgain] = useReducer((turn: number) => turn + 1, 0);

  const holdsBack = isSelecting || isScrolled;
  const before = shown.current.about === about ? shown.current.rows : [];
  const arranged = arrangeRows(before, fresh, {
    steady: holdsBack || hasRecentInput,
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
