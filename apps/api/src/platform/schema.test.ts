import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TableMetadata } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { type Database, openDatabase } from './database.ts';

/**
 * Compares `schema.ts` with the migrated database: the column types are read from the database, and the compiler checks
 * that `schema.ts` agrees.
 */

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SCHEMA = fileURLToPath(new URL('./schema.ts', import.meta.url));
const COMPILER = join(ROOT, 'node_modules/typescript/bin/tsc');
/** Ignored by git; below the root, so that package imports are resolved. */
const FOLDER = join(ROOT, 'artifacts/schema-test');

/** Tables that only plain SQL statements use. */
const WITHOUT_TYPES = ['migrations', 'price_list_findings', 'price_list_plans'];

/** The TypeScript type of each column type. The contents of JSON are unknown to the database. */
const READ_AS: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  float4: 'number',
  float8: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  text: 'string',
  timestamptz: 'Date',
  _bool: 'boolean[]',
  _text: 'string[]',
};

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
  await mkdir(FOLDER, { recursive: true });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await rm(FOLDER, { recursive: true, force: true });
});

test('schema.ts has the tables and columns of the migrated database, with their types', async () => {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !WITHOUT_TYPES.includes(name));
  expect(tables.length).toBeGreaterThan(20);
  await writeFile(join(FOLDER, 'agrees.ts'), claims(tables));
  const compilerOptions = { exactOptionalPropertyTypes: true };
  const config = { extends: join(ROOT, 'tsconfig.base.json'), compilerOptions, files: ['agrees.ts'] };
  await writeFile(join(FOLDER, 'tsconfig.json'), JSON.stringify(config));
  expect(await complaints()).toBe('');
});

/** The compiler's errors, or ''. */
async function complaints(): Promise<string> {
  const args = [COMPILER, '-p', FOLDER, '--pretty', 'false'];
  return promisify(execFile)(process.execPath, args).then(
    ({ stdout }) => stdout,
    ({ stdout, message }: { stdout?: string; message: string }) => stdout || message,
  );
}

/** A module that compiles only if `schema.ts` agrees with the database about these tables. */
function claims(tables: readonly TableMetadata[]): string {
  const lines = tables.flatMap(({ name, columns }) => [
    `export const ${name}: Nothing<Exclude<keyof Tables['${name}'], ${union(columns)}>> = true;`,
    ...columns.map((column) => {
      const readAs = READ_AS[column.dataType];
      if (readAs === undefined) throw new Error(`There is no parser for the type ${column.dataType}`);
      const type = `${readAs}${column.isNullable && readAs !== 'unknown' ? ' | null' : ''}`;
      const mayBeLeftOut = column.isNullable || column.hasDefaultValue || column.isAutoIncrementing;
      const says = `${name}.${column.name} is ${type}${mayBeLeftOut ? '' : ', and may not be left out'}`;
      return `export const ${name}_${column.name}: Agrees<Tables['${name}'], '${column.name}', ${type}, ${mayBeLeftOut}, '${says}'> = true;`;
    }),
  ]);
  return `import type { Insertable, Selectable } from 'kysely';
import type { Tables } from ${JSON.stringify(SCHEMA)};

type Nothing<Names> = [Names] extends [never] ? true : Names;
type Required<Row> = { [Name in keyof Row]-?: undefined extends Row[Name] ? never : Name }[keyof Row];
/** A column may be declared with a narrower type, but null must match exactly. */
type Fits<Column, As> = unknown extends Column | As
  ? true
  : [null extends Column ? true : false, NonNullable<Column>] extends [null extends As ? true : false, NonNullable<As>]
    ? true
    : false;
type Agrees<Table, Name extends keyof Table & keyof Selectable<Table>, As, MayBeLeftOut, Says> =
  Fits<Selectable<Table>[Name], As> extends true
    ? Name extends (MayBeLeftOut extends true ? Name : Required<Insertable<Table>>)
      ? true
      : Says
    : Says;

export const tables: Nothing<Exclude<keyof Tables, ${union(tables)}>> = true;
${lines.join('\n')}
`;
}

function union(named: readonly { readonly name: string }[]): string {
  return named.map(({ name }) => `'${name}'`).join(' | ');
}
