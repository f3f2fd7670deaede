import type { ForeignSources } from '../../../../platform/http/page-security.ts';

export type StripeKeys = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
};

export type StripeOptions = {
  readonly keys: StripeKeys;
  /** Address of the API if it isn't Stripe's own. */
  readonly api?:
    | { readonly protocol: 'http' | 'https'; readonly host: string; readonly port: number }
    | undefined;
  /** The browser script, and the sources that it needs in the content security policy. */
  readonly script: { readonly url: string; readonly sources: ForeignSources };
  /** The shop's public URL, without a slash at the end. */
  readonly publicUrl: string;
};
