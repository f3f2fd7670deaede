import type { CallName, ContractClient, ResponseOf } from '@jhola/contract/client';

/**
 * An API client that keeps the responses of calls without input until the version changes. All pages show the same
 * categories, which would otherwise be serialized and parsed for each page.
 */
export function shareResponses(api: ContractClient, version: () => string): ContractClient {
  const kept = new Map<CallName, Promise<unknown>>();
  let keptVersion = version();

  function shared<Name extends CallName>(name: Name): Promise<ResponseOf<Name>> {
    const present = version();
    if (present !== keptVersion) {
      keptVersion = present;
      kept.clear();
    }
    const known = kept.get(name) as Promise<ResponseOf<Name>> | undefined;
    if (known !== undefined) return known;
    const asked = api(name);
    kept.set(name, asked);
    // A failure isn't kept: the next page asks again.
    asked.catch(() => {
      if (kept.get(name) === asked) kept.delete(name);
    });
    return asked;
  }

  return (name, input, options) =>
    input === undefined && options === undefined ? shared(name) : api(name, input, options);
}
