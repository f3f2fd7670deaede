import { DAY_MS } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import { deleteSentMails, deleteUnsentMails } from '../../platform/mail/index.ts';
import { deleteOldCounters } from '../../platform/rate-limit/index.ts';
import {
  deleteDevicesUnusedSince,
  deleteEndedSessions,
  deleteOldConfirmations,
  deleteOldResets,
  deleteUnfinishedSteps,
} from '../accounts/index.ts';
import { deleteAddressesRemovedBefore } from '../addresses/index.ts';
import { deleteExpiredAlerts } from '../back-in-stock/index.ts';
import { deleteMergesBefore } from '../cart/index.ts';
import { deleteAdditionsBefore, deleteBulkActionsBefore, deleteEditsBefore } from '../catalogue/index.ts';
import { deleteOldOrigins } from '../orders/index.ts';
import { deleteEventsBefore } from '../payments/index.ts';
import { runSteps } from '../../platform/run-steps.ts';

/**
 * Deletes old counters, expired resets and confirmations, unfinished second steps, ended sessions, mails that were sent
 * or have failed for a week, IP addresses of orders, recorded additions to carts and to the catalogue, edits of products
 * and bulk actions, removed addresses, devices that weren't used for long, the ids of payment events, and stock alerts.
 * docs/operations.md lists these times. If one can't be deleted, deletes the others and then throws its error.
 */
export async function deleteExpiredData(
  db: Db,
  now: Date,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await runSteps(
    [
      () => deleteOldCounters(db, ago(2)),
      () => deleteOldResets(db, ago(1)),
      () => deleteUnfinishedSteps(db, ago(1)),
      () => deleteOldConfirmations(db, ago(8)),
      () => deleteEndedSessions(db, ago(7)),
      () => deleteSentMails(db, ago(30)),
      () => deleteUnsentMails(db, ago(7)),
      () => deleteOldOrigins(db, ago(7)),
      () => deleteMergesBefore(db, ago(60)),
      () => deleteEditsBefore(db, ago(60)),
      () => deleteBulkActionsBefore(db, ago(60)),
      () => deleteAdditionsBefore(db, ago(60)),
      () => deleteDevicesUnusedSince(db, ago(400)),
      () => deleteAddressesRemovedBefore(db, ago(90)),
      () => deleteEventsBefore(db, ago(60)),
      () => deleteExpiredAlerts(db, now),
    ],
    isStopping,
  );
}
