/** Runs `work` while no other tab of this browser runs work under the same name. */
export type WithLock = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** Uses Web Locks. Browsers without them (pages without TLS) run the work of several tabs at the same time. */
export const withTabLock: WithLock = async (name, work) => {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
};
