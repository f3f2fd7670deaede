import { beginPaying } from '#features/paying/index.ts';
import { loadScript } from './load-script.ts';

/** Where the shopper pays, as the server answers it. */
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
    /** What the provider's script leaves behind. */
    Stripe?: Provider;
  }
}

/**
 * Leaves for the provider's page: by its script with the session's id where that still offers it, else by the
 * page's address. A script that doesn't come, or fails, keeps nobody from paying.
 */
export async function goToPayPage({ id, url, publishableKey, scriptUrl }: PayPage): Promise<void> {
  beginPaying(id);
  if (await redirected(id, publishableKey, scriptUrl)) return;
  window.location.assign(url);
}

async function redirected(id: string, publishableKey: string, scriptUrl: string): Promise<boolean> {
  if (!(await loadScript(scriptUrl))) return false;
  try {
    const provider = window.Stripe?.(publishableKey);
    if (!provider?.redirectToCheckout) return false;
    const { error } = await provider.redirectToCheckout({ sessionId: id });
    return error === undefined;
  } catch {
    // However it failed, the page's address leads to the same page.
    return false;
  }
}
