import type { Call } from '../call.ts';
import type { CallName } from '../routes.ts';
import * as accounts from './accounts.ts';
import * as backInStock from './back-in-stock.ts';
import * as catalogue from './catalogue.ts';
import * as productTable from './product-table.ts';
import * as orderDesk from './order-desk.ts';
import * as people from './people.ts';
import * as privacy from './privacy.ts';
import * as priceLists from './price-lists.ts';
import * as push from './push.ts';
import * as searchWords from './search-words.ts';
import * as searches from './searches.ts';
import * as secondFactor from './second-factor.ts';
import * as security from './security.ts';
import * as shopDay from './shop-day.ts';
import { getShopStatus } from './shop-status.ts';
import * as shopping from './shopping.ts';

/** The whole contract: every call by its name. A call without a route, or a route without a call, doesn't compile. */
export const CALLS = {
  ...accounts,
  ...backInStock,
  ...catalogue,
  ...productTable,
  ...orderDesk,
  ...people,
  ...priceLists,
  ...privacy,
  ...push,
  ...searchWords,
  ...searches,
  ...secondFactor,
  ...security,
  ...shopDay,
  getShopStatus,
  ...shopping,
} satisfies Record<CallName, Call>;

export type Calls = typeof CALLS;
