/** Milliseconds of processor time that this process spends until `act` is done: others on the machine don't count. */
export async function cpuTimeOf(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
