import { ApiError } from '@jhola/contract/client';
import { useTask } from '#features/connection/index.ts';
import { toast } from '#ui/toast.ts';
import { useReloadLists } from './use-catalogue-lists.ts';

/**
 * Makes one change at a time: shows the server's message, refetches the lists, then calls `onDone`. An error is shown
 * in a toast, and the input stays; the lists are refetched too, since somebody else may have deleted the thing.
 */
export function useCatalogueChange(onDone: () => void) {
  const { busy, run } = useTask();
  const reload = useReloadLists();
  const change = async (send: () => Promise<{ message: string }>) => {
    const failure = await run(async () => {
      const { message } = await send();
      toast.success(message);
      await reload();
      onDone();
    });
    if (failure instanceof ApiError) void reload();
    return failure;
  };
  return { busy, change };
}
