export { sealingOf, type Sealed, type Sealing } from './sealing.ts';
export { createKeyReader } from './shared-keys.ts';
