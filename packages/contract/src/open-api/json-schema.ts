/** A schema of JSON, as the OpenAPI document carries it. */
export type JsonSchema = Readonly<Record<string, unknown>>;
