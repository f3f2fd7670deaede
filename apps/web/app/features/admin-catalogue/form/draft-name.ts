/** The name of the draft of a thing's form; without an id, of the form that adds one. */
export function draftName(kind: 'category' | 'sub-category' | 'product', id = 'new'): string {
  return `${kind} ${id}`;
}
