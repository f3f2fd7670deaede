import { importsWhere, isTest, type Rule } from './rule.ts';

type Arrow = {
  readonly folder: string;
  /** The project's folders that it may import besides itself. */
  readonly may: readonly string[];
  /** What its tests may import in addition. */
  readonly tests?: readonly string[];
  /** The npm packages that it may import; any if absent. */
  readonly npm?: readonly string[];
  readonly why: string;
  readonly canary: string;
};

const ARROWS: readonly Arrow[] = [
  {
    folder: 'packages/messages',
    may: [],
    npm: ['icu-minify/compile', 'icu-minify/format', '@schummar/icu-type-parser'],
    why: 'the texts of all packages are made by it',
    canary: `import { paise } from '@jhola/domain'; paise;`,
  },
  {
    folder: 'packages/domain',
    may: ['packages/messages'],
    npm: [],
    why: 'the rules of the shop are pure: they import nothing but their texts',
    canary: `import { z } from 'zod'; export const schema = z.string();`,
  },
  {
    folder: 'packages/contract',
    may: ['packages/domain', 'packages/messages'],
    npm: ['zod'],
    why: 'the contract knows the domain, its texts and zod alone',
    canary: `export { buildApp } from '@jhola/api';`,
  },
  {
    folder: 'packages/postgres',
    may: [],
    npm: ['kysely', 'pg', 'node:crypto', 'node:fs/promises', 'node:net', 'node:path', 'node:timers/promises'],
    why: 'pool, transactions and migrations know no table, and nothing else of the shop',
    canary: `import { openDatabase } from '@jhola/api'; openDatabase;`,
  },
  {
    folder: 'packages/payment-sandbox',
    may: ['packages/postgres'],
    why: 'the sandbox is a provider, and knows nothing of the shop that asks it',
    canary: `import { paise } from '@jhola/domain'; paise;`,
  },
  {
    folder: 'apps/api',
    may: ['packages/domain', 'packages/contract', 'packages/messages', 'packages/postgres'],
    tests: ['packages/payment-sandbox'],
    why: 'the API knows the contract and the domain; what it needs of others is handed in by apps/store',
    canary: `export { openPaymentSandbox } from '@jhola/payment-sandbox';`,
  },
  {
    folder: 'apps/web',
    may: ['packages/domain', 'packages/contract', 'packages/messages'],
    why: 'the pages reach the API through the contract alone',
    canary: `import type { Config } from '@jhola/api'; export type C = Config;`,
  },
  {
    folder: 'demo',
    may: ['packages/domain'],
    why: 'the demo catalogue is plain data and pictures; apps/store brings it to the API',
    canary: `import { fillCatalogue } from '@jhola/api'; fillCatalogue;`,
  },
  {
    folder: 'apps/store',
    may: ['packages/domain', 'packages/contract', 'packages/payment-sandbox', 'apps/api', 'apps/web', 'demo'],
    why: 'the shop is put together from the API, the pages, the payment sandbox and the demo catalogue',
    canary: `import { startStore } from '../../../bench/src/store-process.ts'; startStore;`,
  },
  {
    folder: 'e2e',
    may: ['packages/domain', 'packages/contract', 'tools'],
    why: 'journeys speak HTTP with the built product, and look nowhere behind it',
    canary: `import { openDatabase } from '@jhola/api'; openDatabase;`,
  },
  {
    folder: 'evaluation',
    may: [
      'apps/api/src/features/catalogue/search',
      'apps/api/src/features/catalogue/testing/shelf-in-memory.ts',
      'demo',
    ],
    why: 'the judged queries ask the search alone, over lists of products; its benchmark also the shelf without a database',
    canary: `import { buildApp } from '@jhola/api'; buildApp;`,
  },
  {
    folder: 'bench',
    may: ['packages/domain', 'packages/contract', 'e2e', 'tools', 'apps/store/src/embedded-postgres'],
    why: 'the benchmark speaks HTTP with the built product, and looks nowhere behind it',
    canary: `import { buildApp } from '@jhola/api'; buildApp;`,
  },
];

const SOURCE: Readonly<Record<string, string>> = { 'apps/web': 'app', e2e: '.', bench: 'src' };

/** Which package may import which: `domain <- contract <- api, web`; the store may import all of them. */
export const packageRules: readonly Rule[] = ARROWS.map(({ folder, may, tests = [], npm, why, canary }) => ({
  name: `${folder} keeps to its neighbours`,
  why,
  find: (module) => {
    if (!module.path.startsWith(`${folder}/`)) return [];
    const open = isTest(module) ? [folder, ...may, ...tests, 'tools'] : [folder, ...may];
    return importsWhere(module, ({ specifier, target }) => {
      if (target !== null) return !open.some((allowed) => `${target}/`.startsWith(`${allowed}/`));
      return npm !== undefined && !isTest(module) && !npm.includes(specifier);
    });
  },
  canary: { path: `${folder}/${SOURCE[folder] ?? 'src'}/canary.ts`.replace('/./', '/'), text: canary },
}));
