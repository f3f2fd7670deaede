import { useTask } from '#features/connection/index.ts';
import { toast } from '#ui/toast.ts';
import { useReloadLists } from './use-catalogue-lists.ts';

/**
 * Makes one change at a time: shows the server's message, refetches the lists, then calls `onDone`. An error is shown
 * in a toast, and the input stays.
 */
export function useCatalogueChange(onDone: () => void) {
  const { busy, run } = useTask();
  const reload = useReloadLists();
  const change = (send: () => Promise<{ message: string }>) =>
    run(async () => {
      const { message } = await send();
      toast.success(message);
      await reload();
      onDone();
    });
  return { busy, change };
}
