import type { WireAddress } from '@jhola/contract/client';
import { type AddressFields, isSameAddress } from '@jhola/domain';
import { useMemo } from 'react';
import { sessionApi, useUser } from '#features/session/index.ts';
import { AttemptKey } from '#platform/attempt-key.ts';
import { updateAddress } from './update-address.ts';

/**
 * Adds an address once, however often it is sent, also by a form that is opened again after the response was lost. If
 * the form has been corrected since, the address of the lost response is changed, so that only one is saved. The tab
 * stores what was sent under the user's id, like drafts, so that no other user's form sends it. `forget`: the next form
 * that is sent is another address. `isSaved`: whether these fields were sent, their response was lost, and the list has
 * them.
 */
export function useCreateAddress() {
  const userId = useUser().data?._id;
  return useMemo(() => {
    const attempt = new AttemptKey(userId === undefined ? null : `sent-address ${userId}`);
    return {
      create: (fields: AddressFields) =>
        attempt.addOnce(fields, createAddress, async (created) => {
          // It has been removed since.
          if (!created.data.status) return null;
          return { ...created, data: (await updateAddress(created.data, fields)).data };
        }),
      forget: () => attempt.forget(),
      isSaved: (fields: AddressFields, list: readonly WireAddress[]) =>
        attempt.unknownForm !== null &&
        isSameAddress(attempt.unknownForm as AddressFields, fields) &&
        list.some((address) => isSameAddress(address, fields)),
    };
  }, [userId]);
}

function createAddress(fields: AddressFields, key: string) {
  return sessionApi('createAddress', fields, { headers: { 'idempotency-key': key } });
}
