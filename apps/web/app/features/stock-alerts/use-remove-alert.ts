import { useQueryClient } from '@tanstack/react-query';
import { useTask } from '#features/connection/index.ts';
import { useSession } from '#features/session/index.ts';
import { useNavigator } from '#platform/routing/pages-context.ts';
import { changeAlert } from './change-alert.ts';

/** Removes a stock alert; `busy` until its row has disappeared. */
export function useRemoveAlert() {
  const needs = { session: useSession(), queryClient: useQueryClient(), navigator: useNavigator() };
  const { busy, run } = useTask();
  return { busy, remove: (productId: string) => void run(() => changeAlert(needs, productId, false)) };
}
