import { useTask } from '#features/connection/index.ts';
import { toast } from '#ui/toast.ts';
import { useReloadLists } from './use-catalogue-lists.ts';

/**
 * Makes one change at a time: says the server's message, fetches the lists again, then calls `onDone`.
 * A refusal is said in a toast, and what was typed stays.
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
