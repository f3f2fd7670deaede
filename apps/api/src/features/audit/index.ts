/** What other features may use of the audit log. */
export { registerAudit } from './audit.routes.ts';
export type { Change, ChangeId, SelectedChanges, Values } from './change.ts';
export { deleteOnce } from './delete-once.ts';
export { correctSelected, recordChange, recordChanges, recordSelected } from './record-change.ts';
export { type ManyAtOnce, recordMany } from './record-many.ts';
export { recordUpdate } from './record-update.ts';
export {
  hasChange,
  hasChangedAt,
  type PartsRange,
  readPartsRanges,
  updatedParts,
} from './changes.queries.ts';
export { readChangesOfAccount } from './changes-of-account.queries.ts';
export { forgetPerson } from './forget-person.queries.ts';
