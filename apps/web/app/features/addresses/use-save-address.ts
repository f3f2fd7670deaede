import type { WireAddress } from '@jhola/contract/client';
import type { AddressFields } from '@jhola/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useTask } from '#features/connection/index.ts';
import { sessionApi, sessionStore } from '#features/session/index.ts';
import { toast } from '#ui/toast.ts';
import { updateAddress } from './update-address.ts';
import { reloadAddresses } from './use-addresses.ts';
import { keepChosenAddress } from './use-chosen-address.ts';
import { useCreateAddress } from './use-create-address.ts';

/** Saves a new address, or changes the given one, and then refetches the list. */
export function useSaveAddress(edited: WireAddress | null) {
  const queryClient = useQueryClient();
  const { busy, run } = useTask();
  const { create, ...sent } = useCreateAddress();
  const save = (fields: AddressFields, onSaved: (saved: WireAddress) => void) =>
    run(async () => {
      const { data: saved, message } = await (edited ? updateAddress(edited, fields) : create(fields));
      toast.success(message);
      if (!edited) keepChosenAddress(saved._id);
      await reloadAddresses(queryClient, sessionStore.current());
      onSaved(saved);
    });
  return { busy, save, ...sent };
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
