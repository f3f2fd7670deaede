import type { Config, ForeignSources } from '@jhola/api';

/** The provider's of card payment, where the shop has keys for it; its sandbox is our own. */
export function foreignSources({ stripe }: Config): ForeignSources {
  if (stripe === undefined) return { scripts: [], frames: [], connections: [] };
  return {
    scripts: ['https://js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
    connections: ['https://api.stripe.com'],
  };
}
