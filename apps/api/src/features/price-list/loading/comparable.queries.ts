import { type RawBuilder, sql } from 'kysely';

/** The SQL of a name as lists are compared with the shop: in small letters, and without joiners (ZWNJ and ZWJ). */
export function comparable(column: string): RawBuilder<string> {
  return sql<string>`lower(translate(${sql.ref(column)}, ${sql.lit('\u200c\u200d')}, ''))`;
}
