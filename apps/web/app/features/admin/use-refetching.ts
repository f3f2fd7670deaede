import { useQueryClient } from '@tanstack/react-query';
import { shopperKey, useSession } from '#features/session/index.ts';

/**
 * Returns a function that awaits a call and then refetches all of the signed-in person's data, also after a failure:
 * somebody else may have changed the same, or the response was lost. It resolves to the server's message.
 */
export function useRefetching(): (call: Promise<{ readonly message: string }>) => Promise<string> {
  const session = useSession();
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: shopperKey(session) });
  return async (call) => {
    const { message } = await call.catch((error: unknown) => {
      // Not awaited: without a network it would take until that is back.
      void refetch();
      throw error;
    });
    await refetch();
    return message;
  };
}
