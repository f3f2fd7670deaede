export type { Sealed } from './keys.queries.ts';
export { sealingOf, type Sealing } from './sealing.ts';
export { createServerKeys, type ServerKeys } from './server-keys.ts';
