import type { QueryClient } from '@tanstack/react-query';
import { type Session, sessionApi, shopperKey } from '#features/session/index.ts';
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
 * and the shopper's data, such as the cart, instead. Throws what the call throws.
 */
export async function changeAlert(
  { queryClient, navigator, session }: AlertNeeds,
  productId: string,
  wanted: boolean,
): Promise<void> {
  const { message, data } = await sessionApi(wanted ? 'requestBackInStock' : 'cancelBackInStock', {
    productId,
  });
  toast(message, { id: productId });
  const isBack = data?.isWaiting === false;
  // The cart may still have it as sold out.
  const queryKey = isBack ? shopperKey(session) : alertsQuery(session).queryKey;
  await queryClient.invalidateQueries({ queryKey });
  if (isBack) await navigator.refresh();
}
