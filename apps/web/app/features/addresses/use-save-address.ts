import type { WireAddress } from '@jhola/contract/client';
import type { AddressFields } from '@jhola/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useTask } from '#features/connection/index.ts';
import { mineKey, sessionApi, sessionStore } from '#features/session/index.ts';
import { toast } from '#ui/toast.ts';

/** Saves a new address, or changes the one that is given; afterwards the list is fetched again. */
export function useSaveAddress(edited: WireAddress | null) {
  const queryClient = useQueryClient();
  const { busy, run } = useTask();
  const save = (fields: AddressFields, onSaved: (saved: WireAddress) => void) =>
    run(async () => {
      const { data, message } = edited
        ? await sessionApi('updateAddress', { ...fields, _id: edited._id })
        : await sessionApi('createAddress', fields);
      toast.success(message);
      await queryClient.invalidateQueries({ queryKey: mineKey(sessionStore.current(), 'addresses') });
      onSaved(data);
    });
  return { busy, save };
}

/** Removes an address from the list: past orders keep their copy. */
export function useRemoveAddress() {
  const queryClient = useQueryClient();
  const { busy, run } = useTask();
  const remove = ({ _id }: WireAddress) =>
    run(async () => {
      const { message } = await sessionApi('disableAddress', { _id });
      toast.success(message);
      await queryClient.invalidateQueries({ queryKey: mineKey(sessionStore.current(), 'addresses') });
    });
  return { busy, remove };
}
