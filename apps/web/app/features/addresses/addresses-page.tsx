import type { WireAddress } from '@jhola/contract/client';
import { useState } from 'react';
import { texts } from '#messages/addresses.ts';
import { Button } from '#ui/button.tsx';
import { DashedTile } from '#ui/dashed-tile.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { LoadingPart, repeat, TextPlaceholder } from '#ui/placeholders.tsx';
import { AddressCard } from './address-card.tsx';
import { RemovedAddress } from './removed-address.tsx';
import { useAddressDialog } from './use-address-dialog.tsx';
import { useAddresses } from './use-addresses.ts';
import './addresses.css';

/** The saved addresses: add, edit, remove. */
export function AddressesPage() {
  const { data: addresses = [], isPending, isError, refetch } = useAddresses();
  const { dialog, add, edit } = useAddressDialog();
  const [removed, setRemoved] = useState<WireAddress | null>(null);
  return (
    <section className="stack">
      <header className="row between">
        <h1 className="page-h">{texts.heading}</h1>
        <Button kind="line" small onClick={add}>
          {texts.addAddress}
        </Button>
      </header>
      {isError && <ErrorState title={texts.loadError} onRetry={() => void refetch()} />}
      <LiveRegion>
        {removed && <RemovedAddress key={removed._id} address={removed} onBack={() => setRemoved(null)} />}
      </LiveRegion>
      {isPending && <AddressPlaceholders />}
      <ul className="address-cards">
        {addresses.map((address) => (
          <AddressCard
            key={address._id}
            address={address}
            onEdit={() => edit(address)}
            onRemoved={() => setRemoved(address)}
          />
        ))}
        {/* Below the addresses, and so only rendered once they have loaded. */}
        {!isPending && (
          <li className="stack">
            <DashedTile onClick={add}>{texts.addAddressTile}</DashedTile>
          </li>
        )}
      </ul>
      {dialog}
    </section>
  );
}

const PLACEHOLDERS = 2;

function AddressPlaceholders() {
  return (
    <LoadingPart className="address-cards">
      {repeat(PLACEHOLDERS, (card) => (
        <div className="address-card" key={card}>
          <div className="grow">
            {['75%', '55%', '45%', '35%'].map((width) => (
              <TextPlaceholder width={width} key={width} />
            ))}
          </div>
        </div>
      ))}
    </LoadingPart>
  );
}
