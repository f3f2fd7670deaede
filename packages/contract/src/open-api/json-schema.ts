/** A JSON schema, as used in the OpenAPI document. */
export type JsonSchema = Readonly<Record<string, unknown>>;
