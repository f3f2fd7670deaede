import { beginPaying } from '#features/paying/index.ts';
import { visitorApi } from '#features/session/index.ts';
import { loadScript } from './load-script.ts';

/** A page that hasn't replaced this one after this time won't. */
const LEAVING_MS = 15_000;

/** Where the shopper pays, as the server returns it. */
export type PayPage = {
  readonly id: string;
  readonly url: string;
  readonly publishableKey: string;
  readonly scriptUrl: string;
};

type Redirect = (to: { sessionId: string }) => Promise<{ error?: { message?: string } }>;
type Provider = (publishableKey: string) => { readonly redirectToCheckout?: Redirect };

declare global {
  interface Window {
    /** The global that the provider's script defines. */
    Stripe?: Provider;
  }
}

/**
 * Navigates to the provider's page: with its script and the session's id if the script supports it, otherwise by the
 * page's URL, so that a missing or failing script prevents nobody from paying. Ends the payment instead if the shopper
 * has left the checkout meanwhile.
 */
export async function goToPayPage(
  { id, url, publishableKey, scriptUrl }: PayPage,
  isHere: () => boolean,
): Promise<void> {
  beginPaying(id);
  const hasScript = await loadScript(scriptUrl);
  if (!isHere()) {
    // If it fails, PayingWatch tries again when a page of the shop is loaded.
    await visitorApi('abandonPayment', { session_id: id }).catch(() => undefined);
    return;
  }
  if (hasScript && (await redirected(id, publishableKey))) return;
  window.location.assign(url);
}

/**
 * Resolves when the shopper may pay again after `goToPayPage`: Back has restored this page, or the provider's page
 * doesn't load.
 */
export async function untilBackFromPayPage(): Promise<void> {
  await new Promise<void>((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, LEAVING_MS);
  });
}

async function redirected(id: string, publishableKey: string): Promise<boolean> {
  try {
    const provider = window.Stripe?.(publishableKey);
    if (!provider?.redirectToCheckout) return false;
    const { error } = await provider.redirectToCheckout({ sessionId: id });
    return error === undefined;
  } catch {
    // Whatever failed, the URL leads to the same page.
    return false;
  }
}
