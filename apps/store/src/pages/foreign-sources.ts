import type { Config } from '@jhola/api';

/** Whose scripts, frames and answers the pages use besides our own. */
export type ForeignSources = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
};

/** The provider's of card payment, where the shop has keys for it; its sandbox is our own. */
export function foreignSources({ stripe }: Config): ForeignSources {
  if (stripe === undefined) return { scripts: [], frames: [], connections: [] };
  return {
    scripts: ['https://js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
    connections: ['https://api.stripe.com'],
  };
}
