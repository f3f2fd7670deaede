/** Data as JSON that can stand in a script of the page: whatever it says, it doesn't end it. */
export function jsonInScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
