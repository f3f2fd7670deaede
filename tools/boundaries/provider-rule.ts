import type { Rule } from './rule.ts';

/** The names of providers, in lower case. */
const NAMES = ['stripe'] as const;
/** In comments too. Stripes, and what is striped, are something else. */
const NAME = new RegExp(`(?:${NAMES.join('|')})(?![sd]\\b)`, 'i');
const MAY_NAME_IT = [
  /^apps\/api\/src\/features\/payments\/provider\//,
  // The stand-in that speaks its API.
  /^packages\/payment-sandbox\//,
  // The specification's screen, which uses what the provider's script leaves behind, and the test of that sentence.
  /^apps\/web\/app\/features\/checkout\/pay-page\.ts$/,
  /^e2e\/conformance\/checkout\./,
  // How to set it up.
  /^docs\/payment(s|-sandbox)\.md$/,
];

/** Which provider takes payments by card is known in few places. */
export const providerRules: readonly Rule[] = [
  {
    name: 'the provider of card payments is named in its folder alone',
    why: 'the shop knows a `PaymentProvider`; what holds for one of them stands in payments/provider/<its name>',
    find: ({ path, text }) => {
      if (MAY_NAME_IT.some((place) => place.test(path))) return [];
      return text
        .split('\n')
        .flatMap((line, at) => (NAME.test(line) ? [`line ${at + 1}: ${line.trim()}`] : []));
    },
    canary: {
      path: 'apps/api/src/features/payments/settling/canary.ts',
      text: `/** Stripe says so. */\nexport const paid = true;`,
    },
  },
];
