import { createHmac } from 'node:crypto';
import { makeId } from '@jhola/domain';
import type pg from 'pg';
import type { Shopper } from './shoppers.ts';

export type Buyer = Omit<Shopper, 'products'>;

const TOKEN_SECONDS = 15 * 60;

/**
 * Creates many shoppers as copies of one, directly in the database, because each login through the shop takes a tenth of
 * a second. Their tokens last 15 minutes.
 */
export async function cloneShopper(pool: pg.Pool, shopper: Shopper, count: number): Promise<Buyer[]> {
  const { rows: keys } = await pool.query<{ value: Buffer }>(
    "select value from server_keys where name = 'access-token'",
  );
  const key = keys[0]?.value;
  if (key === undefined) throw new Error('The shop has no key of access tokens');
  const now = new Date();
  const ids = Array.from({ length: count }, (_, n) => ({
    userId: makeId(now) as string,
    sessionId: makeId(now) as string,
    addressId: makeId(now) as string,
    email: `buyer-${n}@example.in`,
  }));
  const given = [JSON.stringify(ids), shopper.userId];
  await pool.query(
    `insert into users select (jsonb_populate_record(u, jsonb_build_object('id', g."userId", 'email', g.email))).*
     from users u, jsonb_to_recordset($1::jsonb) g ("userId" text, email text) where u.id = $2`,
    given,
  );
  await pool.query(
    `insert into sessions select (jsonb_populate_record(s, jsonb_build_object('id', g."sessionId", 'user_id', g."userId"))).*
     from sessions s, jsonb_to_recordset($1::jsonb) g ("userId" text, "sessionId" text)
     where s.id = (select min(id) from sessions where user_id = $2)`,
    given,
  );
  await pool.query(
    `insert into addresses select (jsonb_populate_record(a, jsonb_build_object('id', g."addressId", 'user_id', g."userId"))).*
     from addresses a, jsonb_to_recordset($1::jsonb) g ("userId" text, "addressId" text)
     where a.id = (select min(id) from addresses where user_id = $2)`,
    given,
  );
  return ids.map(({ userId, sessionId, addressId }) => ({
    userId,
    addressId,
    token: signToken(key, sessionId, now),
  }));
}

function signToken(key: Buffer, sid: string, now: Date): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const iat = Math.floor(now.getTime() / 1000);
  const signed = `${part({ alg: 'HS256' })}.${part({ sid, iat, exp: iat + TOKEN_SECONDS })}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}
