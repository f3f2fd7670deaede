/** CPU time in milliseconds that this process uses until `action` is done; other processes don't count. */
export async function cpuTimeOf(action: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
