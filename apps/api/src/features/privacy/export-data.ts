import type { SignedIn } from '../../platform/http/signed-in.ts';
import type { Services } from '../../platform/services.ts';
import { listSessions, readSecondFactor, readUser, toWireUser } from '../accounts/index.ts';
import { readAddresses, toWireAddress } from '../addresses/index.ts';
import { readNamedRequests } from '../back-in-stock/index.ts';
import { readNamedLines } from '../cart/index.ts';
import { readPushOf } from '../push/index.ts';
import { eachOrderOf } from '../orders/index.ts';

/**
 * The data that the shop stores about a user, as the text of one JSON object, in pieces, because there may be many
 * orders.
 */
export async function* exportData(services: Services, user: SignedIn): AsyncGenerator<string> {
  const { db, config, clock } = services;
  const { userId } = user;
  // The ids of orders, addresses and cart lines are in the lists of these.
  const { address_details, shopping_cart, orderHistory, ...profile } = toWireUser(
    await readUser(db, userId),
    config,
  );
  const addresses = (await readAddresses(db, userId)).map(toWireAddress);
  const cart = await readNamedLines(db, userId);
  const stockAlerts = await readNamedRequests(db, userId);
  const orderUpdates = await readPushOf(db, userId);
  const sessions = await listSessions(services, user);
  const { isRequired: _, ...secondFactor } = await readSecondFactor(services, user);
  const head = JSON.stringify(
    {
      exportedAt: clock.now().toISOString(),
      profile,
      addresses,
      cart,
      stockAlerts,
      orderUpdates,
      sessions,
      secondFactor,
    },
    null,
    2,
  );
  yield `${head.slice(0, -2)},\n  "orders": [`;
  let isFirst = true;
  for await (const order of eachOrderOf(services, userId)) {
    yield `${isFirst ? '' : ','}\n    ${JSON.stringify(order)}`;
    isFirst = false;
  }
  yield '\n  ]\n}\n';
}
