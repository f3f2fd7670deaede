/** What others may use of the audit. */
export { registerAudit } from './audit.routes.ts';
export {
  type Change,
  type ChangedEntity,
  recordChange,
  recordChanges,
  type Values,
} from './record-change.ts';
export { recordUpdate } from './record-update.ts';
