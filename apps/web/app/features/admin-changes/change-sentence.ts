import type { WireAdminChange } from '@jhola/contract/client';
import { fieldLabel, fieldValue, isSaidWithin } from './change-fields.ts';

const THINGS: Readonly<Record<string, string>> = {
  category: 'the category',
  sub_category: 'the sub-category',
  product: 'the product',
  order: 'order',
  user: 'the account of',
  price_list: 'the price list',
};

const VERBS: Readonly<Record<string, string>> = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  import: 'imported',
  export: 'exported',
};

/**
 * What somebody did, to follow their name: 'changed the price of Amul Milk 500 ml from ₹28 to ₹30'; and if it
 * is part of a larger change, of which.
 */
export function changeSentence(change: WireAdminChange): string {
  const sentence =
    wholeSentence(change) ??
    moveSentence(change) ??
    roleSentence(change) ??
    updateSentence(change) ??
    plainSentence(change);
  const { partOf } = change;
  if (partOf === null) return sentence;
  if (partOf.entity === 'price_list') return `${sentence} by the price list ${partOf.name}`;
  return partOf.name === change.entityName ? sentence : `${sentence}, one of ${partOf.name}`;
}

/** Bulk changes: the sentence for all of them. */
const WHOLES: Readonly<Record<string, (what: string, after: WireAdminChange['after']) => string>> = {
  discount: (what, after) => `set a discount of ${fieldValue('discount', after?.['discount'])} on ${what}`,
  'restore discounts': (what) => `undid a discount of ${what}`,
  'delete many': (what) => `deleted ${what}`,
};

/** Whether a change consists of changes of single things, which can be listed. */
export function hasParts({ action, entity }: WireAdminChange): boolean {
  return entity === 'price_list' || Object.hasOwn(WHOLES, action);
}

function wholeSentence({ action, entityName, after }: WireAdminChange): string | null {
  return WHOLES[action]?.(entityName, after) ?? null;
}

/** An order that changed its status. */
function moveSentence({ entity, entityName, before, after }: WireAdminChange): string | null {
  const to = after?.['status'];
  if (entity !== 'order' || typeof to !== 'string') return null;
  if (to === 'cancelled') return `cancelled order ${entityName}`;
  if (to === 'undelivered') return `marked order ${entityName} as undelivered`;
  const from = before?.['status'];
  return `moved order ${entityName}${typeof from === 'string' ? ` from ${from}` : ''} to ${to}`;
}

function roleSentence({ entity, entityName, after }: WireAdminChange): string | null {
  const role = after?.['role'];
  if (entity !== 'user' || role === undefined) return null;
  return role === 'ADMIN' ? `made ${entityName} an admin` : `made ${entityName} an ordinary user again`;
}

function updateSentence({ action, entityName, before, after }: WireAdminChange): string | null {
  if (action !== 'update' || before === null || after === null) return null;
  const keys = Object.keys({ ...before, ...after });
  const [only] = keys;
  if (only === undefined) return null;
  if (keys.length > 1 || !isSaidWithin(only)) return `changed ${listed(keys)} of ${entityName}`;
  const [from, to] = [fieldValue(only, before[only]), fieldValue(only, after[only])];
  return `changed the ${fieldLabel(only)} of ${entityName} from ${from} to ${to}`;
}

function plainSentence({ action, entity, entityName }: WireAdminChange): string {
  const verb = VERBS[action] ?? `did “${action.replaceAll('_', ' ')}” with`;
  return `${verb} ${THINGS[entity] ?? entity} ${entityName}`.trim();
}

/** 'the price, the stock and the unit'. */
function listed(keys: readonly string[]): string {
  const names = keys.map((key) => `the ${fieldLabel(key)}`);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
