import type { WireAddress } from '@jhola/contract/client';
import type { AddressFields } from '@jhola/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTask } from '#features/connection/index.ts';
import { sessionApi, sessionStore } from '#features/session/index.ts';
import { isRefusal } from '#platform/is-refusal.ts';
import { toast } from '#ui/toast.ts';
import { reloadAddresses } from './use-addresses.ts';
import { keepChosenAddress } from './use-chosen-address.ts';

/**
 * Saves a new address, or changes the given one, and then refetches the list. If a new one may have been saved already
 * (no response, or a 503, which may follow a commit), looks for it in the list before sending it again, to avoid a
 * duplicate. `isRestored`: the form's input was, so that may have happened before the form was closed.
 */
export function useSaveAddress(edited: WireAddress | null, isRestored: boolean) {
  const queryClient = useQueryClient();
  const { busy, run } = useTask();
  const unsure = useRef(false);
  const create = async (fields: AddressFields) => {
    const saved = isRestored || unsure.current ? await findSaved(fields) : null;
    if (saved) return saved;
    try {
      const { data, message } = await sessionApi('createAddress', fields);
      toast.success(message);
      return data;
    } catch (error) {
      unsure.current = !isRefusal(error);
      throw error;
    }
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

async function findSaved(fields: AddressFields): Promise<WireAddress | null> {
  const names = Object.keys(fields) as (keyof AddressFields)[];
  const { data } = await sessionApi('getAddresses');
  return data.find((saved) => saved.status && names.every((name) => saved[name] === fields[name])) ?? null;
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
