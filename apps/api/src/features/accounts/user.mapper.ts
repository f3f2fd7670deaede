import type { WireUser } from '@jhola/contract';
import type { Config } from '../../platform/config.ts';
import { absoluteImageUrl } from '../../platform/images.ts';
import type { UserRow } from './accounts.queries.ts';

/** A user's own profile, as sent to them. */
export function toWireUser(row: UserRow, config: Config): WireUser {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    avatar: absoluteImageUrl(config, row.avatar),
    mobile: row.mobile,
    verify_email: row.email_verified_at !== null,
    last_login_date: row.last_login_at?.toISOString() ?? null,
    status: row.status,
    address_details: row.address_ids,
    shopping_cart: row.cart_line_ids,
    orderHistory: row.order_ids,
    role: row.role,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
