/** Milliseconds of processor time that this process spends until `action` is done: others on the machine don't count. */
export async function cpuTimeOf(action: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
