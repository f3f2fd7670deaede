import type { WireAddress } from '@jhola/contract/client';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const AddressDialog = lazy(() => import('./address-dialog.tsx'));

type Shown = { edited: WireAddress | null; open: boolean; turn: number };

/** The dialog of addresses, loaded when it is first wanted: `dialog` is to be rendered, the rest opens it. */
export function useAddressDialog(onSaved?: (saved: WireAddress) => void) {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = (edited: WireAddress | null) =>
    setShown((before) => ({ edited, open: true, turn: (before?.turn ?? 0) + 1 }));
  const dialog: ReactNode = shown && (
    <Suspense fallback={null}>
      <AddressDialog
        key={shown.turn}
        open={shown.open}
        edited={shown.edited}
        onSaved={onSaved}
        onClose={() => setShown({ ...shown, open: false })}
      />
    </Suspense>
  );
  return { dialog, add: () => show(null), edit: show };
}
