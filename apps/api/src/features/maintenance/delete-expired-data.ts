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
import { deleteMergesBefore } from '../cart/index.ts';
import { deleteAdditionsBefore, deleteBulkActionsBefore, deleteEditsBefore } from '../catalogue/index.ts';
import { deleteOldOrigins } from '../orders/index.ts';

/**
 * Deletes old counters, expired resets and confirmations, unfinished second steps, ended sessions, mails that were sent
 * or have failed for a week, IP addresses of orders, recorded additions to carts and to the catalogue, edits of products
 * and bulk actions, removed addresses, and devices that weren't used for long. docs/operations.md lists these times.
 */
export async function deleteExpiredData(db: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteOldCounters(db, ago(2));
  await deleteOldResets(db, ago(1));
  await deleteUnfinishedSteps(db, ago(1));
  await deleteOldConfirmations(db, ago(8));
  await deleteEndedSessions(db, ago(7));
  await deleteSentMails(db, ago(30));
  await deleteUnsentMails(db, ago(7));
  await deleteOldOrigins(db, ago(7));
  await deleteMergesBefore(db, ago(60));
  await deleteEditsBefore(db, ago(60));
  await deleteBulkActionsBefore(db, ago(60));
  await deleteAdditionsBefore(db, ago(60));
  await deleteDevicesUnusedSince(db, ago(400));
  await deleteAddressesRemovedBefore(db, ago(90));
}
