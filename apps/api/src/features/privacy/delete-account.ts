import { AppError } from '../../platform/app-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import { deleteMailsOf, queueMails } from '../../platform/mail/index.ts';
import type { Services } from '../../platform/services.ts';
import {
  accountDeletedMail,
  closeAccount,
  hashPassword,
  lockAccount,
  makeSecret,
  DELETED_ACCOUNT_NAME,
  requirePassword,
  type requester,
} from '../accounts/index.ts';
import { deleteAddressesOf } from '../addresses/index.ts';
import { forgetPerson } from '../audit/index.ts';
import { deleteRequestsOf } from '../back-in-stock/index.ts';
import { deleteCartOf } from '../cart/index.ts';
import { forgetCustomer, readUnfinishedOrders } from '../orders/index.ts';
import { readHeldOrdersOf } from '../payments/index.ts';
import { deletePushOf } from '../push/index.ts';
import { deleteAvatar } from '../pictures/index.ts';
import { accountsTexts as texts } from '../../messages/index.ts';

/** The most orders named in an error. */
const NAMED = 5;

/**
 * Deletes a user's account. The person is removed; orders stay for the shop's accounts, without name, street address
 * and mobile number. Mails that are still waiting are deleted. The last mail goes to the removed address, and to each
 * earlier one that mails were waiting for: its owner may not know yet that somebody else changed the email. Throws
 * NO_SESSION if a simultaneous request was first, WRONG_PASSWORD, ADMIN_ACCOUNT, and OPEN_ORDERS if orders are on their
 * way, being paid (or perhaps paid), or to be refunded, or if an admin has to look at a payment.
 */
export async function deleteAccount(
  services: Services,
  user: SignedIn,
  password: string,
  from: ReturnType<typeof requester>,
): Promise<void> {
  const { db, clock } = services;
  const { userId } = user;
  const proven = await requirePassword(services, userId, password, from, 'password');
  const unknownHash = await hashPassword(proven.lane, makeSecret());
  const now = clock.now();
  const avatar = await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, userId);
    if (account.isClosed) throw new AppError('NO_SESSION');
    if (account.passwordHash !== proven.passwordHash) {
      throw new AppError('WRONG_PASSWORD', { field: 'password' });
    }
    if (account.role === 'ADMIN') throw new AppError('ADMIN_ACCOUNT');
    const unfinished = await readUnfinishedOrders(tx, userId, NAMED);
    if (unfinished.length > 0) {
      throw new AppError('OPEN_ORDERS', {
        message: texts.unfinishedOrders({ orders: unfinished.join(', ') }),
      });
    }
    const held = await readHeldOrdersOf(tx, userId, NAMED);
    if (held.length > 0) {
      throw new AppError('OPEN_ORDERS', { message: texts.heldPayments({ orders: held.join(', ') }) });
    }
    await deleteCartOf(tx, userId);
    await deleteRequestsOf(tx, userId);
    await deletePushOf(tx, userId);
    await deleteAddressesOf(tx, userId);
    await forgetCustomer(tx, userId);
    await forgetPerson(tx, userId, DELETED_ACCOUNT_NAME);
    await closeAccount(tx, user, unknownHash, now);
    const waiting = await deleteMailsOf(tx, { id: userId, email: account.email });
    const told = new Set([account.email, ...waiting]);
    await queueMails(
      tx,
      [...told].map((email) => accountDeletedMail({ ...account, email })),
      now,
    );
    return account.avatar;
  });
  if (avatar !== '') await deleteAvatar(services, avatar);
}
