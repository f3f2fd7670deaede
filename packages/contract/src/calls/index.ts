import type { Call } from '../call.ts';
import type { CallName } from '../routes.ts';
import * as accounts from './accounts.ts';
import * as catalogue from './catalogue.ts';
import * as productTable from './product-table.ts';
import * as orderDesk from './order-desk.ts';
import * as people from './people.ts';
import * as priceLists from './price-lists.ts';
import * as shopDay from './shop-day.ts';
import * as shopping from './shopping.ts';

/**
 * The whole contract: every call by its name. A call without a route, or a route without a call, doesn't
 * compile.
 */
export const CALLS = {
  ...accounts,
  ...catalogue,
  ...productTable,
  ...orderDesk,
  ...people,
  ...priceLists,
  ...shopDay,
  ...shopping,
} satisfies Record<CallName, Call>;

export type Calls = typeof CALLS;
