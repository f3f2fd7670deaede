import type { WireAddress } from '@jhola/contract/client';
import { AddressLines } from '#features/addresses/index.ts';
import { texts } from '#messages/checkout.ts';
import { DashedTile } from '#ui/dashed-tile.tsx';
import { RadioCard, RadioCards } from '#ui/radio-card.tsx';

export type AddressChoiceProps = {
  addresses: readonly WireAddress[];
  chosenId: string | undefined;
  onChoose: (addressId: string) => void;
  onAdd: () => void;
};

/** The delivery address: the saved addresses, and a tile to add another. */
export function AddressChoice({ addresses, chosenId, onChoose, onAdd }: AddressChoiceProps) {
  return (
    <RadioCards legend={texts.chooseAddress}>
      {addresses.map((address) => (
        <RadioCard
          key={address._id}
          name="address"
          value={address._id}
          checked={address._id === chosenId}
          onChange={() => onChoose(address._id)}
        >
          <AddressLines address={address} />
        </RadioCard>
      ))}
      <DashedTile onClick={onAdd}>{texts.addAddress}</DashedTile>
    </RadioCards>
  );
}
