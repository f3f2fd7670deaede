import { PAGES } from '@jhola/domain';
import { isTest, type Rule } from './rule.ts';

const PRODUCT = /^(packages|apps|demo)\/(?!.*\.config\.)/;
const ENVIRONMENT =
  /\bprocess\s*(?:\?\.|\.)\s*env\b|\{[^}]*\benv\b[^}]*\}\s*(?:=\s*process\b|from\s*'(?:node:)?process')/;
const SQL =
  /\bsql(?:\.raw\(|<[^`;]*>\s*`|\s*`)|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|withRecursive)\(/;
/** An import that remains after types are removed. */
const OF_THE_SERVER = /^(?:import|export)\s(?!type\s)[^;']*'(?:#|\.{1,2}\/)server\/[^']*'/m;
const IN_THE_BROWSER = /^apps\/web\/app\/(?!server\/|entry\.server\.)/;
/** The second one reads no setting: it hands the environment on to the process that it starts, except one variable. */
const MAY_READ_ENVIRONMENT = ['apps/api/src/platform/config.ts', 'demo/src/pictures/picture-artist.ts'];
/** The migrator is exempt because its job is to run SQL files. */
const MIGRATOR = 'packages/postgres/src/migrate.ts';
const TABLE_OF_PAGES = 'packages/domain/src/page-paths.ts';
/** The first segments of the pages' paths: 'cart', 'dashboard', … */
const FIRST_SEGMENTS = [...new Set(Object.values(PAGES).map((path) => /^\/([^:/?]*)/.exec(path)?.[1]))];
/** A string that begins with a page's path. */
const PAGE_PATH = new RegExp(`["'\`]/(?:${FIRST_SEGMENTS.filter(Boolean).join('|')})(?=["'\`/?#$])`);

/** Rules about what may be written only in certain files. */
export const contentRules: readonly Rule[] = [
  {
    name: 'the environment is read in one place',
    why: 'apps/api/src/platform/config.ts reads and checks all of it; take a Config instead',
    find: (module) =>
      PRODUCT.test(module.path) && !isTest(module) && !MAY_READ_ENVIRONMENT.includes(module.path)
        ? written(module.code, ENVIRONMENT)
        : [],
    counterexample: {
      path: 'apps/api/src/features/accounts/counterexample.ts',
      text: `export const secret = process.env['SECRET'];`,
    },
  },
  {
    name: 'SQL is only in *.queries.ts',
    why: 'an action is easier to read when its queries have names; move this one to a *.queries.ts beside it',
    find: (module) =>
      PRODUCT.test(module.path) &&
      !isTest(module) &&
      !module.path.endsWith('.queries.ts') &&
      module.path !== MIGRATOR
        ? written(module.code, SQL)
        : [],
    counterexample: {
      path: 'apps/api/src/features/cart/counterexample.ts',
      text: `import { sql } from 'kysely'; export const one = sql<{ one: number }>\`select 1 as one\`;`,
    },
  },
  {
    name: 'the paths of pages are in one table',
    why: `${TABLE_OF_PAGES} has the path of each page; write pagePath('cart'), or pagePath('order', { orderId })`,
    find: (module) =>
      PRODUCT.test(module.path) && !isTest(module) && module.path !== TABLE_OF_PAGES
        ? written(module.code, PAGE_PATH)
        : [],
    counterexample: {
      path: 'apps/web/app/features/orders/counterexample.ts',
      text: 'export const pathOfOrder = (id: string) => `/dashboard/orders/${id}`;',
    },
  },
  {
    name: 'code for the browser imports only types of server/',
    why: 'page data is read on the server; a page receives it as props of the type `RouteData`, by `import type`',
    find: (module) =>
      IN_THE_BROWSER.test(module.path) && !isTest(module) ? written(module.code, OF_THE_SERVER) : [],
    counterexample: {
      path: 'apps/web/app/routes/storefront/counterexample.tsx',
      text: `import { readPageData } from '#server/route-data.ts'; export const read = readPageData.home;`,
    },
  },
];

function written(code: string, pattern: RegExp): readonly string[] {
  const found = pattern.exec(code);
  if (found === null) return [];
  const line = code.slice(0, found.index).split('\n').length;
  return [`line ${line}: ${found[0].trim()}`];
}
