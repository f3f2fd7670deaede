import { ConfigError } from '@jhola/api/config';

const OLDEST = [20, 19] as const;
const BEST = 24;

/** Throws ConfigError if this version of Node can't run the shop, and warns if it runs it slowly. */
export function checkNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
    throw new ConfigError(`Node ${OLDEST.join('.')} or newer is needed; this is ${version}`);
  }
  if (major < BEST) {
    console.warn(`Running on Node ${version}: it works, but pages render faster on Node ${BEST}.`);
  }
}
