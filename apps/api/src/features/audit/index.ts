/** What others may use of the audit. */
export { registerAudit } from './audit.routes.ts';
export {
  type Change,
  type ChangedEntity,
  type ChangeId,
  recordChange,
  recordChanges,
  recordSelected,
  type SelectedChanges,
  type Values,
} from './record-change.ts';
export { recordUpdate } from './record-update.ts';
