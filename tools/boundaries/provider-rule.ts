import type { Rule } from './rule.ts';

/** The names of providers, in lower case. */
const NAMES = ['stripe'] as const;
/** Matches in comments too. 'Stripes' and 'striped' are different words. */
const NAME = new RegExp(`(?:${NAMES.join('|')})(?![sd]\\b)`, 'i');
const ALLOWED_FILES = [
  /^apps\/api\/src\/features\/payments\/provider\//,
  // The sandbox, which implements its API.
  /^packages\/payment-sandbox\//,
  // The specification's screen, which uses the global of the provider's script, and its test.
  /^apps\/web\/app\/features\/checkout\/pay-page\.ts$/,
  /^e2e\/conformance\/checkout\./,
  // Documentation of its configuration.
  /^docs\/payment(s|-sandbox)\.md$/,
  // The list of packages.
  /^docs\/dependencies\.md$/,
];

/** Paths of tests, which documents name. */
const TEST_PATH = /`[\w./-]+\.test\.tsx?`/g;

/** Only certain files may name a particular payment provider. */
export const providerRules: readonly Rule[] = [
  {
    name: 'a payment provider is named only in its folder',
    why: 'the shop depends on the interface `PaymentProvider`; code for one provider belongs in payments/provider/<its name>',
    find: ({ path, text }) => {
      if (ALLOWED_FILES.some((place) => place.test(path))) return [];
      return text
        .replaceAll(TEST_PATH, '')
        .split('\n')
        .flatMap((line, at) => (NAME.test(line) ? [`line ${at + 1}: ${line.trim()}`] : []));
    },
    counterexample: {
      path: 'apps/api/src/features/payments/settling/counterexample.ts',
      text: `/** Stripe says so. */\nexport const paid = true;`,
    },
  },
];
