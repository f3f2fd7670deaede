import type { WireAddress } from '@jhola/contract/client';
import { Pencil } from 'lucide';
import { AddressLines } from '#features/addresses/index.ts';
import { texts } from '#messages/checkout.ts';
import { DashedTile } from '#ui/dashed-tile.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { RadioCard, RadioCards } from '#ui/radio-card.tsx';

export type AddressChoiceProps = {
  addresses: readonly WireAddress[];
  chosenId: string | undefined;
  onChoose: (addressId: string) => void;
  onAdd: () => void;
  onEdit: (address: WireAddress) => void;
};

/** The delivery address: the saved addresses, of which the chosen one can be edited, and a tile to add another. */
export function AddressChoice({ addresses, chosenId, onChoose, onAdd, onEdit }: AddressChoiceProps) {
  return (
    <RadioCards legend={texts.chooseAddress}>
      {addresses.map((address) => (
        <div className="address-option" key={address._id}>
          <RadioCard
            name="address"
            value={address._id}
            checked={address._id === chosenId}
            onChange={() => onChoose(address._id)}
          >
            <AddressLines address={address} />
          </RadioCard>
          {address._id === chosenId && (
            <IconButton
              label={texts.editAddress({ address: address.address_line })}
              onClick={() => onEdit(address)}
            >
              <Icon of={Pencil} />
            </IconButton>
          )}
        </div>
      ))}
      <DashedTile onClick={onAdd}>{texts.addAddress}</DashedTile>
    </RadioCards>
  );
}
