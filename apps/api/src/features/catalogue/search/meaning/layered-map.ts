/** A map on top of another one, which it doesn't modify. */
export class LayeredMap<Value> {
  readonly #below: LayeredMap<Value> | undefined;
  readonly #own = new Map<string, Value>();

  constructor(below: LayeredMap<Value> | undefined) {
    this.#below = below;
  }

  get(key: string): Value | undefined {
    return this.#own.get(key) ?? this.#below?.get(key);
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  set(key: string, value: Value): void {
    this.#own.set(key, value);
  }
}
