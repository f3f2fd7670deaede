/** What others may use of the audit. */
export { type Change, type ChangedEntity, recordChange, type Values } from './record-change.ts';
export { recordUpdate } from './record-update.ts';
