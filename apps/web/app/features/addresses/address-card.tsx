import type { WireAddress } from '@jhola/contract/client';
import { Pencil, Trash2 } from 'lucide';
import { texts } from '#messages/addresses.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { AddressLines } from './address-lines.tsx';
import { useRemoveAddress } from './use-save-address.ts';

export type AddressCardProps = {
  address: WireAddress;
  onEdit: () => void;
  /** Called when it was removed. */
  onRemoved: () => void;
};

/** A saved address with its actions. */
export function AddressCard({ address, onEdit, onRemoved }: AddressCardProps) {
  const { busy, send: remove } = useRemoveAddress();
  return (
    <li className="address-card">
      <div className="grow">
        <AddressLines address={address} />
      </div>
      <IconButton label={texts.edit({ address: address.address_line })} onClick={onEdit}>
        <Icon of={Pencil} />
      </IconButton>
      <IconButton
        label={texts.remove({ address: address.address_line })}
        aria-disabled={busy}
        onClick={() => void remove(address, onRemoved)}
      >
        <Icon of={Trash2} />
      </IconButton>
    </li>
  );
}
