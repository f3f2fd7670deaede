type Numbers = Uint8Array | Int32Array | Uint32Array | Float32Array | Float64Array;

/** A longer copy of an array, filled with zeros. */
export function growArray<Some extends Numbers>(old: Some, length: number): Some {
  const longer = new (old.constructor as new (length: number) => Some)(length);
  longer.set(old);
  return longer;
}
