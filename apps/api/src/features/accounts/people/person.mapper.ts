import type { WirePerson } from '@jhola/contract';
import type { Config } from '../../../platform/config.ts';
import { absoluteImageUrl } from '../../../platform/images.ts';
import type { PersonRow } from './people.queries.ts';

/** An account as admins see it in a response, with the photo's absolute address; `orders` counts only placed orders. */
export function toWirePerson(row: PersonRow, config: Config): WirePerson {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    avatar: absoluteImageUrl(config, row.avatar),
    role: row.role,
    status: row.status,
    verify_email: row.email_verified_at !== null,
    last_login_date: row.last_login_at?.toISOString() ?? null,
    hasSecondFactor: row.hasSecondFactor,
    orders: row.orders,
    createdAt: row.created_at.toISOString(),
  };
}
