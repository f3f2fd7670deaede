const SPIN_MS = 100;

/**
 * How many times longer work takes at this moment than on an idle machine: 1 if this process gets a complete core. Uses
 * the CPU for a tenth of a second.
 */
export function slowdown(): number {
  const before = process.cpuUsage();
  const started = performance.now();
  while (performance.now() - started < SPIN_MS);
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, ((performance.now() - started) * 1_000) / (user + system));
}
