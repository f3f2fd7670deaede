import type { WireAddress } from '@jhola/contract/client';
import { type ReactNode, useEffect } from 'react';
import { LazyComponent } from '#features/connection/index.ts';
import { useShown } from '#ui/use-shown.ts';

const loadDialog = () => import('./address-dialog.tsx');

/** The address dialog, whose code is loaded separately: render `dialog`; the other functions open it. */
export function useAddressDialog(onSaved?: (saved: WireAddress) => void) {
  const { shown, show, hide } = useShown<WireAddress | null>();
  // Prefetched, because the connection may be down when the button is pressed. If that fails, pressing it
  // tries again.
  useEffect(() => void loadDialog().catch(() => undefined), []);
  const dialog: ReactNode = shown && (
    <LazyComponent
      key={shown.turn}
      load={loadDialog}
      wanted={shown.open}
      props={{ open: shown.open, edited: shown.thing, onSaved, onClose: hide }}
    />
  );
  return { dialog, add: () => show(null), edit: show };
}
