/** The columns of a product's content, for use in statements. */
import { PRODUCT_FIELDS, type ProductColumn, type ProductField } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';

/** The columns of a table or an alias, separated by commas. */
export function columnsOf(table: string, columns: readonly ProductColumn[] = ALL): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
}

const ALL = PRODUCT_FIELDS.map(({ column }) => column);

/**
 * Whether any of these fields differs, comparing pairs of columns `old_name` and `new_name`. Different line endings in
 * a text don't count as a change.
 */
export function isEdited(columns: readonly ProductColumn[]): RawBuilder<boolean> {
  const fields = PRODUCT_FIELDS.filter(({ column }) => columns.includes(column));
  const differences = fields.map(({ kind, column }) => {
    const [before, after] = [sql.ref(`old_${column}`), sql.ref(`new_${column}`)];
    return kind === 'optional text'
      ? sql`${after} is distinct from replace(${before}, E'\\r\\n', E'\\n')`
      : sql`${after} is distinct from ${before}`;
  });
  return sql<boolean>`(${sql.join(differences, sql` or `)})`;
}

/** A field as the audit log stores it, from a column of the same name: money in rupees, structured values as JSON. */
export function factOf({ kind }: ProductField, column: string): RawBuilder<unknown> {
  const value = sql.ref(column);
  if (kind === 'money') return sql`to_jsonb(trim_scale(${value} / 100.0))`;
  return kind === 'details' ? sql`${value}::jsonb` : sql`to_jsonb(${value})`;
}
