/** Returns a message for a schema that is resolved when an input is parsed, in the language of the request. */
export function errorMessage(text: () => string): { error: () => string } {
  return { error: text };
}
