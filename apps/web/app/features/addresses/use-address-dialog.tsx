import type { WireAddress } from '@jhola/contract/client';
import { type ReactNode, useEffect, useState } from 'react';
import { Later } from '#features/connection/index.ts';

const loadDialog = () => import('./address-dialog.tsx');

type Shown = { edited: WireAddress | null; open: boolean; turn: number };

/** The dialog of addresses, whose code comes after the page's: `dialog` is to be rendered, the rest opens it. */
export function useAddressDialog(onSaved?: (saved: WireAddress) => void) {
  const [shown, setShown] = useState<Shown | null>(null);
  // Fetched ahead of the tap, which may fall into a gap of the network. Where it doesn't come, the tap asks again.
  useEffect(() => void loadDialog().catch(() => undefined), []);
  const show = (edited: WireAddress | null) =>
    setShown((before) => ({ edited, open: true, turn: (before?.turn ?? 0) + 1 }));
  const dialog: ReactNode = shown && (
    <Later
      key={shown.turn}
      load={loadDialog}
      wanted={shown.open}
      props={{
        open: shown.open,
        edited: shown.edited,
        onSaved,
        onClose: () => setShown({ ...shown, open: false }),
      }}
    />
  );
  return { dialog, add: () => show(null), edit: show };
}
