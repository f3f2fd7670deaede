/** A message of a schema, in the language of the moment at which an input is parsed. */
export function said(text: () => string): { error: () => string } {
  return { error: text };
}
