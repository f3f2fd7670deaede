/** What others may use of the audit. */
export { registerAudit } from './audit.routes.ts';
export {
  recordChange,
  recordChanges,
  recordSelected,
  type SelectedChanges,
} from './record-change.ts';
export { recordUpdate } from './record-update.ts';
