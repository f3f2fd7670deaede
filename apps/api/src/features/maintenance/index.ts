/** What the program may use of maintenance. */
export { createMaintenanceJob } from './maintenance-job.ts';
