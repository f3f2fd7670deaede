/** A response that the test sends when it wants to. */
export function respondLater() {
  let resolve: (response: object) => void = () => {};
  const promise = new Promise<object>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
