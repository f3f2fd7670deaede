import type { WireAddress } from '@jhola/contract/client';
import type { AddressFields } from '@jhola/domain';
import { sessionApi } from '#features/session/index.ts';

/** Changes a saved address. */
export function updateAddress({ _id, userId }: WireAddress, fields: AddressFields) {
  // The published call contains the user too; the server uses the session.
  const form = { _id, userId, ...fields };
  return sessionApi('updateAddress', form);
}
