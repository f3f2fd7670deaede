/**
 * For `onClick` of a button that removes its own part of a list: ignores the second press of a double click, which is on
 * the button of the next part, because that has moved there.
 */
export function unlessDoubled(remove: () => void) {
  return ({ detail }: { readonly detail: number }) => {
    if (detail < 2) remove();
  };
}
