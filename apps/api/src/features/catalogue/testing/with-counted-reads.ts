/** The same object, which calls `onRead` at each read of one of its fields. */
export function withCountedReads<Thing extends object>(thing: Thing, onRead: () => void): Thing {
  return new Proxy(thing, {
    get(target, key) {
      onRead();
      return Reflect.get(target, key);
    },
  });
}
