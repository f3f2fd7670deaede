import type { WireAddress } from '@jhola/contract/client';
import { Undo2 } from 'lucide';
import { texts } from '#messages/addresses.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useRestoreAddress } from './use-save-address.ts';

export type RemovedAddressProps = {
  address: WireAddress;
  /** Called when it is in the list again. */
  onBack: () => void;
};

/** Offers to restore an address that was removed by mistake. */
export function RemovedAddress({ address, onBack }: RemovedAddressProps) {
  const { busy, send: restore } = useRestoreAddress();
  return (
    <div className="address-removed">
      <span>{texts.removedByMistake}</span>
      <Button
        kind="line"
        small
        busy={busy}
        aria-label={texts.putBackAddress({ address: address.address_line })}
        onClick={() => void restore(address, onBack)}
      >
        <Icon of={Undo2} />
        {texts.putBack}
      </Button>
    </div>
  );
}
