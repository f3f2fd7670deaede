import type { WireAddress, WireListedAddress } from '@jhola/contract';
import type { AddressRow, ListedAddressRow } from './addresses.queries.ts';

/** An address in a response; its `status` is false if the user has removed it. */
export function toWireAddress(row: AddressRow): WireAddress {
  return {
    _id: row.id,
    userId: row.user_id,
    address_line: row.address_line,
    city: row.city,
    state: row.state,
    country: row.country,
    pincode: row.pincode,
    mobile: row.mobile,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** An address in the list of a user's addresses. */
export function toListedAddress(row: ListedAddressRow): WireListedAddress {
  return { ...toWireAddress(row), isLastUsed: row.is_last_used ?? false };
}
