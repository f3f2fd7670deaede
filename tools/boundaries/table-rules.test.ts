import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readModule } from './read-module.ts';
import { ownerOf } from './table-owners.ts';
import { ownershipFaults, tableRules } from './table-rules.ts';

const [RULE] = tableRules;

/** The rule's result for a file in another feature's folder, or in `folder`. */
function faultsOf(code: string, folder = 'apps/api/src/features/shop-day'): readonly string[] {
  return RULE?.find(readModule(`${folder}/counterexample.queries.ts`, code)) ?? [];
}

const planted: Record<string, string> = {
  'an insert by the builder': `db.insertInto('cart_lines').values({}).execute();`,
  'an update by the builder, under another name': `db.updateTable('cart_lines as c').set({}).execute();`,
  'a delete by the builder, within a statement': `db.with('gone', (q) => q.deleteFrom('cart_lines')).selectFrom('gone');`,
  'a merge by the builder': `db.mergeInto('public.cart_lines').using('x', 'a', 'b');`,
  'an insert in SQL': 'sql`INSERT INTO "cart_lines" (id) values (${1})`.execute(db);',
  'an update in SQL': 'sql<Row>`update cart_lines c set quantity = ${1}`.execute(db);',
  'an update in SQL of one table alone': 'sql`update only cart_lines set quantity = 1`;',
  'a delete in SQL, behind a comment': 'sql`delete -- all of it\n from cart_lines`;',
  'a delete within a with':
    'sql`with a as (select 1), b as (\n delete from public.cart_lines using a returning 1) select 1`;',
  'an upsert': 'sql`insert into cart_lines (id) values (1) on conflict (id) do update set quantity = 1`;',
  'a merge in SQL': 'sql`merge into cart_lines using x on true when matched then delete`;',
  'a truncation, second of two': 'sql`truncate table rate_counters, cart_lines`;',
  'a copy': 'sql`copy cart_lines (id) from stdin`;',
  'SQL that is not a template': `sql.raw('delete from cart_lines');`,
};

describe('a table that another feature owns', () => {
  it.each(Object.entries(planted))('may not be written: %s', (_what, code) => {
    expect(faultsOf(code).join()).toContain('writes cart_lines, which apps/api/src/features/cart owns');
  });

  it.each([
    'sql`select c.id from cart_lines c for update of c`;',
    'sql`select id from products order by id for no key update`;',
    'sql`select id from products for update skip locked`;',
    `sql\`select 'delete from cart_lines'\`;`,
    `const text = 'delete from cart_lines';`,
    '// db.deleteFrom("cart_lines")\nsql`select 1 -- delete from cart_lines\n`;',
    `db.selectFrom('cart_lines').selectAll();`,
  ])('may be read: %s', (code) => {
    expect(faultsOf(code)).toEqual([]);
  });

  it('may be written by its owner, deep in its folder, and by testing code', () => {
    const code = `db.deleteFrom('cart_lines');`;
    for (const folder of ['cart', 'cart/merging', 'shop-day/testing'])
      expect(faultsOf(code, `apps/api/src/features/${folder}`)).toEqual([]);
    expect(faultsOf(code, 'apps/api/src/features/cart-offers')).toHaveLength(1);
    expect(faultsOf(code, 'demo/src')).toHaveLength(1);
  });
});

it('a table without an owner may not be written, nor one with a computed name', () => {
  expect(faultsOf(`db.insertInto('coupons').values({});`).join()).toContain('coupons, which has no owner');
  expect(faultsOf('db.deleteFrom(table);').join()).toContain('name isn’t spelled out');
  expect(faultsOf('sql`delete from ${sql.table(name)}`;').join()).toContain('name isn’t spelled out');
});

describe('the list of owners', () => {
  it('matches each name, and prefixes', () => {
    expect(ownerOf('orders')).toBe('apps/api/src/features/orders');
    expect(ownerOf('sandbox_refunds')).toBe(ownerOf('sandbox_charges'));
    expect(ownerOf('orders_of_old')).toBeUndefined();
  });

  it('reports a migration’s table without an owner, and owners of tables that don’t exist', () => {
    const root = `${mkdtempSync(join(tmpdir(), 'owners-'))}/`;
    try {
      mkdirSync(`${root}apps/api/migrations`, { recursive: true });
      writeFileSync(
        `${root}apps/api/migrations/0001.sql`,
        '-- create table no\ncreate table coupons (id text);',
      );
      const faults = ownershipFaults(root).join('\n');
      expect(faults).toContain('The table coupons has no owner');
      expect(faults).not.toContain('The table no ');
      expect(faults).toContain('names cart_lines, which no migration makes');
      expect(faults).toContain('names apps/api/src/features/cart, which isn’t there');
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
