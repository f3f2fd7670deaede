import type { SignedIn } from '../../platform/http/signed-in.ts';
import { readMailsTo } from '../../platform/mail/index.ts';
import type { Services } from '../../platform/services.ts';
import {
  listSessions,
  readConfirmationsOf,
  readDevicesOf,
  readResetsOf,
  readSecondFactor,
  readUser,
  toWireUser,
} from '../accounts/index.ts';
import { readAddresses, toWireAddress } from '../addresses/index.ts';
import { readChangesOfAccount } from '../audit/index.ts';
import { readNamedRequests } from '../back-in-stock/index.ts';
import { readNamedLines } from '../cart/index.ts';
import { readPushOf } from '../push/index.ts';
import { eachOrderOf, readOriginsOf } from '../orders/index.ts';

/** More sessions than an account can have. */
const ALL = 1_000_000;

/**
 * The data that the shop stores about a user, as the text of one JSON object, in pieces, because there may be many
 * orders.
 */
export async function* exportData(services: Services, user: SignedIn): AsyncGenerator<string> {
  const { db } = services;
  const { userId } = user;
  const orderNetworkAddresses = await readOriginsOf(db, userId);
  const head = JSON.stringify({ ...(await readAccount(services, user)), orderNetworkAddresses }, null, 2);
  yield `${head.slice(0, -2)},\n  "orders": [`;
  let isFirst = true;
  for await (const order of eachOrderOf(services, userId)) {
    yield `${isFirst ? '' : ','}\n    ${JSON.stringify(order)}`;
    isFirst = false;
  }
  yield '\n  ]\n}\n';
}

/** Everything but the orders. Has no codes: an intruder in a session must not learn the one that was just mailed. */
async function readAccount(services: Services, user: SignedIn) {
  const { db, config, clock } = services;
  const { userId } = user;
  const row = await readUser(db, userId);
  // The ids of orders, addresses and cart lines are in the lists of these.
  const { address_details, shopping_cart, orderHistory, ...profile } = toWireUser(row, config);
  const { isRequired: _, ...secondFactor } = await readSecondFactor(services, user);
  const isConfirmed = row.email_verified_at !== null;
  return {
    exportedAt: clock.now().toISOString(),
    profile: { ...profile, language: row.language },
    addresses: (await readAddresses(db, userId)).map(toWireAddress),
    cart: await readNamedLines(db, userId),
    stockAlerts: await readNamedRequests(db, userId),
    orderUpdates: await readPushOf(db, userId),
    sessions: await listSessions(services, user, ALL),
    devices: await readDevicesOf(db, userId),
    secondFactor,
    passwordResets: await readResetsOf(db, userId),
    emailConfirmations: await readConfirmationsOf(db, userId),
    changesByAdmins: await readChangesOfAccount(db, userId),
    // An unconfirmed address may be a stranger's.
    mails: isConfirmed ? await readMailsTo(db, row.email, row.created_at) : [],
  };
}
