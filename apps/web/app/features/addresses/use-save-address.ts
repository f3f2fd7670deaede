import { NoAnswerError, type WireAddress } from '@jhola/contract/client';
import type { AddressFields } from '@jhola/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTask } from '#features/connection/index.ts';
import { mineKey, sessionApi, sessionStore } from '#features/session/index.ts';
import { toast } from '#ui/toast.ts';

/**
 * Saves a new address, or changes the one that is given; afterwards the list is fetched again. A new one whose
 * answer was lost is looked for before it is sent again, so that it isn't there twice.
 */
export function useSaveAddress(edited: WireAddress | null) {
  const queryClient = useQueryClient();
  const { busy, run } = useTask();
  const unsure = useRef(false);
  const create = async (fields: AddressFields) => {
    const saved = unsure.current ? await findSaved(fields) : null;
    if (saved) return saved;
    try {
      const { data, message } = await sessionApi('createAddress', fields);
      toast.success(message);
      return data;
    } catch (error) {
      unsure.current = error instanceof NoAnswerError;
      throw error;
    }
  };
  const update = async (fields: AddressFields, { _id, userId }: WireAddress) => {
    // The published call names the user too; the server goes by the session.
    const form = { _id, userId, ...fields };
    const { data, message } = await sessionApi('updateAddress', form);
    toast.success(message);
    return data;
  };
  const save = (fields: AddressFields, onSaved: (saved: WireAddress) => void) =>
    run(async () => {
      const saved = await (edited ? update(fields, edited) : create(fields));
      await queryClient.invalidateQueries({ queryKey: mineKey(sessionStore.current(), 'addresses') });
      onSaved(saved);
    });
  return { busy, save };
}

async function findSaved(fields: AddressFields): Promise<WireAddress | null> {
  const names = Object.keys(fields) as (keyof AddressFields)[];
  const { data } = await sessionApi('getAddresses');
  return data.find((saved) => saved.status && names.every((name) => saved[name] === fields[name])) ?? null;
}

/** Removes an address from the list: past orders keep their copy, and it can be put back. */
export function useRemoveAddress() {
  return useMovedAddress('disableAddress');
}

/** Puts a removed address back into the list. */
export function usePutBackAddress() {
  return useMovedAddress('restoreAddress');
}

/** Takes an address out of the list or into it; afterwards the list is fetched again. */
function useMovedAddress(call: 'disableAddress' | 'restoreAddress') {
  const queryClient = useQueryClient();
  const { busy, run } = useTask();
  const move = ({ _id }: WireAddress, onMoved: () => void) =>
    run(async () => {
      const { message } = await sessionApi(call, { _id });
      toast.success(message);
      await queryClient.invalidateQueries({ queryKey: mineKey(sessionStore.current(), 'addresses') });
      onMoved();
    });
  return { busy, move };
}
