import { isPagePath, pagePath } from '@jhola/domain';
import { type ReturnState, sessionStore } from '#features/session/index.ts';
import { texts } from '#messages/stock-alerts.ts';
import { browserStore } from '#platform/browser-store.ts';
import type { PageNavigator } from '#platform/routing/page-navigator.ts';
import { toast } from '#ui/toast.ts';
import { type AlertNeeds, changeAlert } from './change-alert.ts';
import { keepPendingAlert } from './pending-alert.ts';

/** Adds or removes the alert for a product; a visitor is sent to the login page first. Throws what the call throws. */
export async function pressNotifyMe(
  { queryClient, navigator }: Pick<AlertNeeds, 'queryClient'> & { readonly navigator: PageNavigator },
  productId: string,
  wanted: boolean,
  onLeave: (() => void) | undefined,
): Promise<void> {
  // Read at the tap: a tap before hydration is replayed before the session is shown.
  const session = sessionStore.current();
  if (typeof session !== 'string') return changeAlert({ queryClient, navigator, session }, productId, wanted);
  keepPendingAlert(browserStore(), productId, Date.now());
  toast(texts.loginFirst, { id: productId });
  onLeave?.();
  const here = window.location.pathname + window.location.search;
  const state: ReturnState = { returnTo: isPagePath(here) ? here : pagePath('home') };
  await navigator.go(pagePath('login'), { state });
}
