import type { Db } from '../database.ts';
import { toCharge } from '../intents/charge.mapper.ts';
import { toIntent } from '../intents/intent.mapper.ts';
import { findCharge, findIntent, findLatestCharge } from '../intents/intents.queries.ts';
import { toLineItems } from '../sessions/line-item.mapper.ts';
import { findSession } from '../sessions/sessions.queries.ts';
import { ApiFault } from './api-fault.ts';

type Open = Record<string, unknown>;

/**
 * Replaces ids by their objects, for each path such as `payment_intent.latest_charge`, or `data.charge` of a list.
 * Throws ApiFault for what can't be expanded.
 */
export async function expandResponse<Result extends object>(
  db: Db,
  publicUrl: string,
  response: Result,
  paths: readonly string[],
): Promise<Result> {
  const copy = structuredClone(response);
  for (const path of paths) await follow(db, publicUrl, copy as Open, path.split('.'), path);
  return copy;
}

async function follow(
  db: Db,
  publicUrl: string,
  object: Open,
  [name = '', ...rest]: readonly string[],
  path: string,
): Promise<void> {
  object[name] = await whole(db, publicUrl, object, name, path);
  const value = object[name];
  if (rest.length === 0 || value === null) return;
  const inners = Array.isArray(value) ? value : [value];
  for (const inner of inners) await follow(db, publicUrl, inner as Open, rest, path);
}

async function whole(db: Db, publicUrl: string, object: Open, name: string, path: string): Promise<unknown> {
  const value = object[name];
  if (object['object'] === 'checkout.session' && name === 'line_items')
    return lines(db, String(object['id']));
  if (object['object'] === 'list' && name === 'data') return value;
  if (name === 'payment_intent' && value !== undefined) {
    return typeof value === 'string' ? readIntent(db, publicUrl, value) : value;
  }
  if ((name === 'latest_charge' || name === 'charge') && value !== undefined) {
    return typeof value === 'string' ? readCharge(db, value) : value;
  }
  throw new ApiFault(`This property can't be expanded: ${path}`, { param: 'expand' });
}

async function lines(db: Db, id: string): Promise<object> {
  const session = await findSession(db, id);
  const data = session === undefined ? [] : toLineItems(session);
  return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
}

/** A payment intent as an API object; undefined if it doesn't exist. */
export async function readIntent(db: Db, publicUrl: string, id: string) {
  const intent = await findIntent(db, id);
  const session = intent && (await findSession(db, intent.session_id));
  if (intent === undefined || session === undefined) return undefined;
  const charge = await findLatestCharge(db, id);
  return toIntent({ intent, asked: session.asked, charge, publicUrl });
}

/** A charge as an API object; undefined if it doesn't exist. */
export async function readCharge(db: Db, id: string) {
  const charge = await findCharge(db, id);
  const intent = charge && (await findIntent(db, charge.payment_intent_id));
  const session = intent && (await findSession(db, intent.session_id));
  if (charge === undefined || intent === undefined || session === undefined) return undefined;
  return toCharge({ charge, intent, asked: session.asked });
}
