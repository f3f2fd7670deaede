import { CompiledQuery, type Kysely } from 'kysely';
import { runAtOnce } from './pool-use.ts';

/** Something that Kysely can compile: a query, or SQL text with values. */
type Compilable<Tables> = { compile(db: Kysely<Tables>): CompiledQuery };

/** Stands for a value while a statement is compiled. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** A parameter of a compiled statement: a fixed value, or the name of a value that is passed with each call. */
type Part = { readonly fixed: unknown } | { readonly name: PropertyKey };
type Compiled = { readonly text: string; readonly parts: readonly Part[] };

/**
 * A statement that is built and compiled once, with placeholders for its values, and then executed with the values of
 * each call. For statements that are sent with every request. `build` must not depend on the values. Returns the rows.
 */
export function statement<Values extends object, Row, Tables>(
  build: (values: Values, db: Kysely<Tables>) => Compilable<Tables>,
): (db: Kysely<Tables>, values: Values) => Promise<Row[]> {
  let compiled: Compiled | null = null;
  return async (db, values) => {
    compiled ??= compile(build(placeholders<Values>(), db).compile(db));
    const { text, parts } = compiled;
    const given = values as Readonly<Record<PropertyKey, unknown>>;
    const parameters = parts.map((part) => ('name' in part ? given[part.name] : part.fixed));
    const result =
      runAtOnce<Row>(db, text, parameters) ?? db.executeQuery<Row>(CompiledQuery.raw(text, parameters));
    return (await result).rows as Row[];
  };
}

function placeholders<Values extends object>(): Values {
  return new Proxy({}, { get: (_target, name) => new Placeholder(name) }) as Values;
}

/** A value that occurs several times in the text becomes one parameter, which is sent once. */
function compile({ sql, parameters }: CompiledQuery): Compiled {
  const parts: Part[] = [];
  const places = new Map<PropertyKey, number>();
  const numbers = parameters.map((value) => {
    if (!(value instanceof Placeholder)) return parts.push({ fixed: value });
    const place = places.get(value.name) ?? parts.push({ name: value.name });
    places.set(value.name, place);
    return place;
  });
  const text = sql.replaceAll(/\$(\d+)/g, (_all, n: string) => `$${numbers[Number(n) - 1]}`);
  return { text, parts };
}
