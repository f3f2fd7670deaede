const SPIN_MS = 100;

/**
 * How many times longer work takes at this moment than on an idle machine: 1 where this process gets a whole processor.
 * Keeps the processor busy for a tenth of a second.
 */
export function slowdown(): number {
  const before = process.cpuUsage();
  const started = performance.now();
  while (performance.now() - started < SPIN_MS);
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, ((performance.now() - started) * 1_000) / (user + system));
}
