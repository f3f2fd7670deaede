import type { QueryClient } from '@tanstack/react-query';
import { type Session, sessionApi } from '#features/session/index.ts';
import type { PageNavigator } from '#platform/routing/page-navigator.ts';
import { toast } from '#ui/toast.ts';
import { alertsQuery } from './use-stock-alerts.ts';

/** Refreshes what shows a changed alert. */
export type AlertNeeds = {
  readonly queryClient: QueryClient;
  readonly navigator: Pick<PageNavigator, 'refresh'>;
  readonly session: Session;
};

/**
 * Adds or removes a stock alert, and resolves when the page shows it. If the product is in stock, refreshes the page
 * instead. Throws what the call throws.
 */
export async function changeAlert(
  { queryClient, navigator, session }: AlertNeeds,
  productId: string,
  wanted: boolean,
): Promise<void> {
  const { message, data } = await sessionApi(wanted ? 'requestBackInStock' : 'cancelBackInStock', {
    productId: productId as never,
  });
  toast(message, { id: productId });
  await queryClient.invalidateQueries({ queryKey: alertsQuery(session).queryKey });
  if (data?.isWaiting === false) await navigator.refresh();
}
