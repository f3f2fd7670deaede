import { globSync, readFileSync } from 'node:fs';
import type { Module } from './module.ts';
import { isTest, type Rule } from './rule.ts';
import { ownerOf, matchesName, TABLE_OWNERS } from './table-owners.ts';

const PRODUCT = /^(packages|apps|demo)\//;
/** These files write tables whose names they are given: the list of applied migrations, and whole databases. */
const NAMELESS = ['packages/postgres/src/migrate.ts', 'packages/postgres/src/backup/tables.queries.ts'];

/** Each table is written in one folder, so that its rules are in one place. */
export const tableRules: readonly Rule[] = [
  {
    name: 'a table is written by its owner',
    why: 'each table is written in one folder (tools/boundaries/table-owners.ts): call a function of its owner',
    find: (module) =>
      PRODUCT.test(module.path) && !isTest(module) && !NAMELESS.includes(module.path)
        ? foreignWrites(module)
        : [],
    counterexample: {
      path: 'apps/api/src/features/orders/counterexample.queries.ts',
      text: `import { sql } from 'kysely'; export const empty = sql\`delete from cart_lines where user_id = \${1}\`;`,
    },
  },
];

function foreignWrites({ path, writes }: Module): string[] {
  return writes.flatMap(({ line, table }) => {
    if (table === null) return [`line ${line}: writes a table whose name isn’t spelled out`];
    const owner = ownerOf(table);
    if (owner === undefined) return [`line ${line}: writes ${table}, which has no owner`];
    return path.startsWith(`${owner}/`) ? [] : [`line ${line}: writes ${table}, which ${owner} owns`];
  });
}

/** Tables of the migrations without an owner, and owners of tables that don't exist. `root` ends with a slash. */
export function ownershipFaults(root: string): string[] {
  const files = globSync('{apps,packages}/*/migrations/*.sql', { cwd: root });
  const created = files.flatMap((path) => tablesCreated(readFileSync(`${root}${path}`, 'utf8')));
  const sources = globSync('{apps,packages}/*/src/**/*.ts', { cwd: root });
  const unowned = created.filter((table) => ownerOf(table) === undefined);
  const missing = TABLE_OWNERS.flatMap(({ tables }) => tables).filter(
    (name) => !created.some((table) => matchesName(name, table)) && !TEMPORARY_TABLES.includes(name),
  );
  const gone = TABLE_OWNERS.filter(
    ({ folder }) => !sources.some((path) => path.replaceAll('\\', '/').startsWith(`${folder}/`)),
  );
  return [
    ...(created.length === 0 ? ['No table was found in the migrations'] : []),
    ...unowned.map((table) => `The table ${table} has no owner in tools/boundaries/table-owners.ts`),
    ...missing.map((name) => `tools/boundaries/table-owners.ts names ${name}, which no migration makes`),
    ...gone.map(({ folder }) => `tools/boundaries/table-owners.ts names ${folder}, which isn’t there`),
  ];
}

/** Temporary tables. */
const TEMPORARY_TABLES = ['listed_*', 'staged_rows'];

function tablesCreated(statements: string): string[] {
  const made = statements
    .replace(/--[^\n]*/g, '')
    .matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi);
  return [...made].flatMap(([, name]) => (name === undefined ? [] : [name.toLowerCase()]));
}
