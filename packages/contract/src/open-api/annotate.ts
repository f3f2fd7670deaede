import { FIELD_NOTES, type FieldNote, ID_EXAMPLE, TIME_EXAMPLE } from './field-notes.ts';
import type { JsonSchema } from './json-schema.ts';

/** A shape's name, followed by the names of fields that lead to the described one. */
type Path = readonly string[];

/** Adds descriptions to the fields of a shape. Fields without a note stay as they are. */
export function annotate(schema: JsonSchema, path: Path): JsonSchema {
  const annotated: Record<string, unknown> = { ...schema };
  const { properties, items, additionalProperties, anyOf, oneOf } = schema;
  if (isSchema(properties)) {
    annotated['properties'] = Object.fromEntries(
      Object.entries(properties).map(([field, inner]) => {
        const innerPath = [...path, field];
        const [description] = noteOf(innerPath) ?? [];
        const value = annotate(inner as JsonSchema, innerPath);
        return [field, description === undefined ? value : { description, ...value }];
      }),
    );
  }
  if (isSchema(items)) annotated['items'] = annotate(items, path);
  if (isSchema(additionalProperties)) {
    const innerPath = [...path, '*'];
    const [description] = noteOf(innerPath) ?? [];
    annotated['additionalProperties'] = { description, ...annotate(additionalProperties, innerPath) };
  }
  for (const [key, options] of Object.entries({ anyOf, oneOf })) {
    if (Array.isArray(options))
      annotated[key] = options.map((option) => annotate(option as JsonSchema, path));
  }
  return annotated;
}

/** The note of a field: the one whose key matches the longest end of the path. */
export function noteOf(path: Path): FieldNote | undefined {
  const key = noteKeyOf(path);
  return key === undefined ? undefined : FIELD_NOTES[key];
}

/** The key of a field's note; undefined if there is no note. */
export function noteKeyOf(path: Path): string | undefined {
  const keys = path.map((_field, start) => path.slice(start).join('.'));
  return keys.find((key) => Object.hasOwn(FIELD_NOTES, key));
}

/**
 * An example value of a shape, composed of the examples of its fields.
 * @param shapes all shapes by name, to resolve references
 */
export function exampleOf(
  schema: JsonSchema,
  path: Path,
  shapes: Readonly<Record<string, JsonSchema>>,
): unknown {
  const { $ref, properties, items, additionalProperties, anyOf, oneOf } = schema;
  if (typeof $ref === 'string') {
    const id = $ref.slice($ref.lastIndexOf('/') + 1);
    return exampleOf(shapes[id] ?? {}, [id], shapes);
  }
  const options = anyOf ?? oneOf;
  if (Array.isArray(options)) {
    const isNull = (option: JsonSchema) => option['type'] === 'null';
    const wanted = noteOf(path)?.[1] === null ? options.find(isNull) : options[0];
    return exampleOf((wanted ?? options[0]) as JsonSchema, path, shapes);
  }
  if (isSchema(properties)) {
    return Object.fromEntries(
      Object.entries(properties).map(([field, inner]) => [
        field,
        exampleOf(inner as JsonSchema, [...path, field], shapes),
      ]),
    );
  }
  if (schema['type'] === 'array') {
    const minimum = typeof schema['minItems'] === 'number' ? schema['minItems'] : 1;
    const count = Math.min(Math.max(1, minimum), Number(schema['maxItems'] ?? Number.POSITIVE_INFINITY));
    return Array.from({ length: count }, () => exampleOf((items ?? {}) as JsonSchema, path, shapes));
  }
  if (schema['type'] === 'object') {
    const value = additionalProperties ?? {};
    return { Brand: exampleOf(value as JsonSchema, [...path, '*'], shapes) };
  }
  return scalarExample(schema, noteOf(path)?.[1]);
}

function scalarExample(schema: JsonSchema, noted: FieldNote[1]): unknown {
  const { type, format, pattern, minimum } = schema;
  if ('const' in schema) return schema['const'];
  if (type === 'null') return null;
  const choices = schema['enum'];
  if (Array.isArray(choices)) return choices.includes(noted) ? noted : choices[0];
  if (noted !== undefined) return noted;
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return typeof minimum === 'number' ? minimum : 0;
  if (format === 'date-time') return TIME_EXAMPLE;
  return typeof pattern === 'string' ? ID_EXAMPLE : 'text';
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
