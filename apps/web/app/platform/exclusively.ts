/** Runs `work` while no other tab of this browser runs any under the same name. */
export type Exclusively = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** By Web Locks. Where a browser has none (pages without TLS), tabs aren't kept apart. */
export const exclusively: Exclusively = async (name, work) => {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
};
