import { type RawBuilder, sql } from 'kysely';
import { LISTED_VALUES, type StagedValue } from '../listed-values.ts';

/** An SQL fragment for each optional value of a product, separated by commas. */
export function eachValue(of: (value: StagedValue) => RawBuilder<unknown>): RawBuilder<unknown> {
  return sql.join(LISTED_VALUES.map(of));
}

/** The columns of the optional values in a table or an alias. */
export function valuesOf(table: string): RawBuilder<unknown> {
  return eachValue(({ column }) => sql.ref(`${table}.${column}`));
}

/** The columns of the optional values with their types, to declare a table or a record. */
export function typedValues(): RawBuilder<unknown> {
  return eachValue(({ column, type }) => sql`${sql.ref(column)} ${sql.raw(type)}`);
}
