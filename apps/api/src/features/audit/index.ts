/** What others may use of the audit. */
export { type Change, type ChangedEntity, recordChange } from './record-change.ts';
