import type { WireAddress } from '@jhola/contract/client';
import { useState } from 'react';

/**
 * The address to deliver to: the chosen one if it is saved, otherwise at first the first of the list. Undefined without
 * addresses, and once the address that was shown has been removed elsewhere: the shopper then chooses, because an order
 * must not go to an address that replaced theirs unnoticed.
 */
export function useDeliveryAddress(
  saved: readonly WireAddress[],
  chosenId: string | undefined,
): WireAddress | undefined {
  const [shownId, setShownId] = useState<string>();
  const find = (id: string | undefined) => saved.find(({ _id }) => _id === id);
  const address = find(chosenId) ?? (shownId === undefined ? saved[0] : find(shownId));
  if (address && address._id !== shownId) setShownId(address._id);
  return address;
}
