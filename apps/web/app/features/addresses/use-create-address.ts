import type { WireAddress } from '@jhola/contract/client';
import { type AddressFields, isSameAddress } from '@jhola/domain';
import { useMemo } from 'react';
import { sessionApi, useUser } from '#features/session/index.ts';
import { AttemptKey } from '#platform/attempt-key.ts';
import { isRefusal } from '#platform/is-refusal.ts';
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
    const send = (fields: AddressFields) => attempt.send(fields, (key) => createAddress(fields, key));
    return {
      create: async (fields: AddressFields) => (await correct(attempt, fields)) ?? send(fields),
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

/**
 * If other fields were sent before, and it isn't known whether they were saved: sends them again with their key, and
 * then changes that address. Resolves to null if there is none: it was refused, or has been removed since.
 */
async function correct(attempt: AttemptKey, fields: AddressFields) {
  const sent = attempt.unknownForm as AddressFields | null;
  if (sent === null || isSameAddress(sent, fields)) return null;
  try {
    return await attempt.send(sent, async (key) => {
      const { data, message } = await createAddress(sent, key);
      if (!data.status) return null;
      return { data: (await updateAddress(data, fields)).data, message };
    });
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
