import { importsWhere, isTest, type Rule } from './rule.ts';

type Arrow = {
  readonly folder: string;
  /** The project's folders that it may import besides itself. */
  readonly may: readonly string[];
  /** The entries of other folders that it may import too. */
  readonly entries?: readonly string[];
  /** What its tests may import in addition. */
  readonly tests?: readonly string[];
  /** The npm packages that it may import; any if absent. */
  readonly npm?: readonly string[];
  readonly why: string;
  readonly counterexample: string;
};

const ARROWS: readonly Arrow[] = [
  {
    folder: 'packages/messages',
    may: [],
    npm: ['icu-minify/compile', 'icu-minify/format', '@schummar/icu-type-parser'],
    why: 'every package imports it for its texts, so it imports no other package',
    counterexample: `import { paise } from '@jhola/domain'; paise;`,
  },
  {
    folder: 'packages/domain',
    may: ['packages/messages'],
    npm: [],
    why: 'the domain has pure rules without libraries: it imports only packages/messages',
    counterexample: `import { z } from 'zod'; export const schema = z.string();`,
  },
  {
    folder: 'packages/contract',
    may: ['packages/domain', 'packages/messages'],
    npm: ['zod'],
    why: 'the browser imports the contract too: it imports only the domain, its texts and zod',
    counterexample: `export { buildApp } from '@jhola/api';`,
  },
  {
    folder: 'packages/postgres',
    may: [],
    npm: ['kysely', 'pg', 'node:crypto', 'node:fs/promises', 'node:net', 'node:path', 'node:timers/promises'],
    why: 'it has pool, transactions and migrations for any tables: it imports no other package of the shop',
    counterexample: `import { openDatabase } from '@jhola/api'; openDatabase;`,
  },
  {
    folder: 'packages/payment-sandbox',
    may: ['packages/postgres'],
    why: 'the sandbox replaces an external provider, so it must not depend on the shop',
    counterexample: `import { paise } from '@jhola/domain'; paise;`,
  },
  {
    folder: 'apps/api',
    may: ['packages/domain', 'packages/contract', 'packages/messages', 'packages/postgres'],
    tests: ['packages/payment-sandbox'],
    why: 'the API imports only the contract, the domain, texts and postgres; apps/store passes in everything else',
    counterexample: `export { openPaymentSandbox } from '@jhola/payment-sandbox';`,
  },
  {
    folder: 'apps/web',
    may: ['packages/domain', 'packages/contract', 'packages/messages'],
    why: 'the pages call the API only through the client of the contract',
    counterexample: `import type { Config } from '@jhola/api'; export type C = Config;`,
  },
  {
    folder: 'demo',
    may: ['packages/domain'],
    why: 'the demo catalogue is only data and pictures; apps/store passes it to the API',
    counterexample: `import { fillCatalogue } from '@jhola/api'; fillCatalogue;`,
  },
  {
    folder: 'apps/store',
    may: ['packages/domain', 'packages/contract', 'packages/payment-sandbox', 'apps/api', 'apps/web', 'demo'],
    why: 'apps/store combines the API, the pages, the payment sandbox and the demo catalogue, and nothing else',
    counterexample: `import { startStore } from '../../../bench/src/store-process.ts'; startStore;`,
  },
  {
    folder: 'e2e',
    may: ['packages/domain', 'packages/contract', 'tools'],
    why: 'journeys test the built product through HTTP, not by importing its code',
    counterexample: `import { openDatabase } from '@jhola/api'; openDatabase;`,
  },
  {
    folder: 'evaluation',
    may: ['packages/domain', 'demo'],
    entries: ['@jhola/api/search', '@jhola/api/search-fields', '@jhola/api/shelf-in-memory'],
    why: 'the evaluation needs only the search and lists of products; its benchmark also the shelf without a database',
    counterexample: `import { buildApp } from '@jhola/api'; buildApp;`,
  },
  {
    folder: 'bench',
    may: ['packages/domain', 'packages/contract', 'e2e', 'tools', 'apps/store/src/embedded-postgres'],
    why: 'the benchmark measures the built product through HTTP, not by importing its code',
    counterexample: `import { buildApp } from '@jhola/api'; buildApp;`,
  },
];

const SOURCE: Readonly<Record<string, string>> = { 'apps/web': 'app', e2e: '.', bench: 'src' };

/** Which package may import which: `domain <- contract <- api, web`; the store combines api, web and demo. */
export const packageRules: readonly Rule[] = ARROWS.map((arrow) => {
  const { folder, may, entries = [], tests = [], npm, why, counterexample } = arrow;
  return {
    name: `${folder} imports only what it may`,
    why,
    find: (module) => {
      if (!module.path.startsWith(`${folder}/`)) return [];
      const open = isTest(module) ? [folder, ...may, ...tests, 'tools'] : [folder, ...may];
      return importsWhere(module, ({ specifier, target }) => {
        if (entries.includes(specifier)) return false;
        if (target !== null) return !open.some((allowed) => `${target}/`.startsWith(`${allowed}/`));
        return npm !== undefined && !isTest(module) && !npm.includes(specifier);
      });
    },
    counterexample: {
      path: `${folder}/${SOURCE[folder] ?? 'src'}/counterexample.ts`.replace('/./', '/'),
      text: counterexample,
    },
  };
});
