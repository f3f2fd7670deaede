/** A series of waiting times in milliseconds. */
export type Waits = {
  note(milliseconds: number): void;
  summary(): { p50: number; p95: number; p99: number; most: number };
};

/** An empty series; `summary` gives its percentiles and maximum, 0 while it is empty. */
export function createWaits(): Waits {
  const waits: number[] = [];
  return {
    note: (milliseconds) => void waits.push(milliseconds),
    summary() {
      const sorted = waits.toSorted((a, b) => a - b);
      const at = (share: number) =>
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
      return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: sorted.at(-1) ?? 0 };
    },
  };
}
