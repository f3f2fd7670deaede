/** Serializes data as JSON that is safe inside a script element: no text in it can end the element. */
export function jsonInScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
