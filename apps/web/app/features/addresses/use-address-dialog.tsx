import type { WireAddress } from '@jhola/contract/client';
import { type ReactNode, useEffect } from 'react';
import { Later } from '#features/connection/index.ts';
import { useShown } from '#ui/use-shown.ts';

const loadDialog = () => import('./address-dialog.tsx');

/** The dialog of addresses, whose code comes after the page's: `dialog` is to be rendered, the rest opens it. */
export function useAddressDialog(onSaved?: (saved: WireAddress) => void) {
  const { shown, show, hide } = useShown<WireAddress | null>();
  // Fetched ahead of the tap, which may fall into a gap of the network. Where it doesn't come, the tap asks again.
  useEffect(() => void loadDialog().catch(() => undefined), []);
  const dialog: ReactNode = shown && (
    <Later
      key={shown.turn}
      load={loadDialog}
      wanted={shown.open}
      props={{ open: shown.open, edited: shown.thing, onSaved, onClose: hide }}
    />
  );
  return { dialog, add: () => show(null), edit: show };
}
