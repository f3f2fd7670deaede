import { expect, test } from 'vitest';
import { COUNTEREXAMPLES, findBreaks, unusedSince } from './find-breaks.ts';

test.each([
  ...COUNTEREXAMPLES,
  'DROP  TABLE\n carts;',
  "-- it's old\nalter table orders -- here\n drop column note;",
  "-- it's old\nalter table orders drop column note;\n-- it isn't used",
  "alter table orders alter note set default '--'; alter table orders drop status",
  'alter table orders add a int not null default 0, add b int not null',
  'drop function if exists f(int)',
  'alter table only orders rename to purchases',
  'alter table orders alter status set data type text using status::text',
])('a migration with “%s” is refused', (sql) => {
  expect(findBreaks(sql)).toHaveLength(1);
});

test.each([
  'create table t (a text not null)',
  'alter table orders add column note text',
  "alter table orders add note text not null default ''",
  'alter table orders add total int not null generated always as (a + b) stored',
  'alter table orders add constraint positive check (total > 0)',
  'alter table orders drop constraint positive, add constraint positive check (status in (1, 2))',
  'alter table orders add constraint noted check (note is not null)',
  'alter table orders alter note drop not null',
  "insert into notes values ('drop table orders')",
  '-- drop table orders\nselect 1',
  'create function f() returns int as $$ begin drop table x; alter table y rename to z; end $$ language plpgsql',
  'drop index orders_by_date',
])('a migration with “%s” is accepted', (sql) => {
  expect(findBreaks(sql)).toEqual([]);
});

test('a migration can name the release in which the code stopped using what it removes', () => {
  expect(unusedSince('-- unused since 0.2.0: the cart reads lines\ndrop table carts;')).toBe('0.2.0');
  expect(unusedSince('drop table carts;')).toBeNull();
});
