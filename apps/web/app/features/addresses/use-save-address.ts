import type { WireAddress } from '@jhola/contract/client';
import type { AddressFields } from '@jhola/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { sessionApi, sessionStore } from '#features/session/index.ts';
import { AttemptKey } from '#platform/attempt-key.ts';
import { toast } from '#ui/toast.ts';
import { reloadAddresses } from './use-addresses.ts';
import { keepChosenAddress } from './use-chosen-address.ts';

/** Where the tab stores an address that was sent, but whose response isn't known. */
const SENT = 'sent-address';

/**
 * Saves a new address, or changes the given one, and then refetches the list. A new one is saved once however often it
 * is sent, also by a form that was opened again after the response was lost.
 */
export function useSaveAddress(edited: WireAddress | null) {
  const queryClient = useQueryClient();
  const { busy, run } = useTask();
  const [attempt] = useState(() => new AttemptKey(SENT));
  const create = async (fields: AddressFields) => {
    const { data, message } = await attempt.send(fields, (key) =>
      sessionApi('createAddress', fields, { headers: { 'idempotency-key': key } }),
    );
    toast.success(message);
    return data;
  };
  const update = async (fields: AddressFields, { _id, userId }: WireAddress) => {
    // The published call contains the user too; the server uses the session.
    const form = { _id, userId, ...fields };
    const { data, message } = await sessionApi('updateAddress', form);
    toast.success(message);
    return data;
  };
  const save = (fields: AddressFields, onSaved: (saved: WireAddress) => void) =>
    run(async () => {
      const saved = await (edited ? update(fields, edited) : create(fields));
      if (!edited) keepChosenAddress(saved._id);
      await reloadAddresses(queryClient, sessionStore.current());
      onSaved(saved);
    });
  return { busy, save };
}

/** Removes an address from the list. Past orders keep their copy, and it can be restored. */
export function useRemoveAddress() {
  return useAddressCall('disableAddress');
}

/** Restores a removed address. */
export function useRestoreAddress() {
  return useAddressCall('restoreAddress');
}

/** Makes a call that removes or restores an address, and then refetches the list. */
function useAddressCall(call: 'disableAddress' | 'restoreAddress') {
  const queryClient = useQueryClient();
  const { busy, run } = useTask();
  const send = ({ _id }: WireAddress, onDone: () => void) =>
    run(async () => {
      const { message } = await sessionApi(call, { _id });
      toast.success(message);
      await reloadAddresses(queryClient, sessionStore.current());
      onDone();
    });
  return { busy, send };
}
