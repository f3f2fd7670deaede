import type { WireAdminChange } from '@jhola/contract/client';
import { ORDER_STATUSES, type OrderStatus, statusText } from '@jhola/domain';
import { texts } from '#messages/admin-changes.ts';
import { LANGUAGE } from '#messages/language.ts';
import { fieldLabel, fieldValue, fitsInSentence } from './change-fields.ts';

const THINGS: Readonly<Record<string, (values: { name: string }) => string>> = {
  category: texts.theCategory,
  sub_category: texts.theSubCategory,
  product: texts.theProduct,
  order: texts.theOrder,
  user: texts.theAccount,
  price_list: texts.thePriceList,
  price_list_layout: texts.thePriceListLayout,
  search_words: texts.theSearchWords,
};

const ACTIONS: Readonly<Record<string, (values: { thing: string }) => string>> = {
  create: texts.added,
  update: texts.changed,
  delete: texts.deleted,
  import: texts.imported,
  export: texts.exported,
  'add authenticator': texts.turnedTwoStepOn,
  'remove authenticator': texts.turnedTwoStepOff,
  'add passkey': texts.addedPasskey,
  'remove passkey': texts.removedPasskey,
  'reset second factor': texts.resetTwoStep,
};

/**
 * What a person did, to follow their name: 'changed the price of Amul Milk 500 ml from ₹28 to ₹30'; if it is part of a
 * larger change, names that change.
 */
export function changeSentence(change: WireAdminChange): string {
  const sentence =
    wholeSentence(change) ??
    moveSentence(change) ??
    roleSentence(change) ??
    accountStatusSentence(change) ??
    updateSentence(change) ??
    plainSentence(change);
  const { partOf } = change;
  if (partOf === null) return sentence;
  const { name } = partOf;
  if (partOf.entity === 'price_list') return texts.byPriceList({ change: sentence, name });
  return name === change.entityName ? sentence : texts.oneOf({ change: sentence, name: bulkName(name) });
}

/** The recorded name of a bulk change, '412 products', in the language of the page; any other name as it is. */
export function bulkName(name: string): string {
  const count = countIn(name);
  return count === null ? name : texts.manyProducts({ count });
}

/** How many things a bulk change was about: its recorded name is '412 products', or the name of the only one. */
export function bulkCount({ entityName }: WireAdminChange): number {
  return countIn(entityName) ?? 1;
}

function countIn(name: string): number | null {
  const count = /^([\d,]+) products$/.exec(name)?.[1];
  return count === undefined ? null : Number(count.replaceAll(',', ''));
}

/** Bulk changes: the sentence for all of them. */
const BULK_SENTENCES: Readonly<Record<string, (name: string, after: WireAdminChange['after']) => string>> = {
  discount: (name, after) =>
    texts.setDiscount({ name, discount: fieldValue('discount', after?.['discount']) }),
  'restore discounts': (name) => texts.undidDiscount({ name }),
  'delete many': (name) => texts.deletedMany({ name }),
};

/** Whether a change consists of changes of single things, which can be listed. */
export function hasParts({ action, entity }: WireAdminChange): boolean {
  return entity === 'price_list' || Object.hasOwn(BULK_SENTENCES, action);
}

/** Whether a change can be undone: it is a discount of many products, and nobody has undone it. */
export function canBeUndone({ action, isUndone }: WireAdminChange): boolean {
  return action === 'discount' && !isUndone;
}

/**
 * Whether the sentence names all values before and after, so that a table of them would only repeat it: an order that
 * was moved, a single value, or an account's role or status.
 */
export function saysAll({ action, entity, before, after }: WireAdminChange): boolean {
  if (before === null || after === null) return false;
  const [only, ...others] = Object.keys({ ...before, ...after });
  if (only === undefined || others.length > 0) return false;
  if (only === 'status') return entity === 'order' || entity === 'user';
  return entity === 'user' ? only === 'role' : action === 'update' && fitsInSentence(only);
}

function wholeSentence({ action, entityName, after }: WireAdminChange): string | null {
  return BULK_SENTENCES[action]?.(bulkName(entityName), after) ?? null;
}

/** An order that changed its status. */
function moveSentence({ entity, entityName: name, before, after }: WireAdminChange): string | null {
  const to = after?.['status'];
  if (entity !== 'order' || typeof to !== 'string') return null;
  if (to === 'cancelled') return texts.cancelledOrder({ name });
  if (to === 'undelivered') return texts.undeliveredOrder({ name });
  const from = before?.['status'];
  return typeof from === 'string'
    ? texts.movedOrderFrom({ name, from: statusName(from), to: statusName(to) })
    : texts.movedOrder({ name, to: statusName(to) });
}

function statusName(status: string): string {
  return ORDER_STATUSES.some((known) => known === status) ? statusText(status as OrderStatus) : status;
}

function roleSentence({ entity, entityName: name, after }: WireAdminChange): string | null {
  const role = after?.['role'];
  if (entity !== 'user' || role === undefined) return null;
  return role === 'ADMIN' ? texts.madeAdmin({ name }) : texts.madeUser({ name });
}

function accountStatusSentence({ entity, entityName: name, after }: WireAdminChange): string | null {
  const status = after?.['status'];
  if (entity !== 'user' || status === undefined) return null;
  return status === 'Suspended' ? texts.suspended({ name }) : texts.reinstated({ name });
}

function updateSentence({ action, entityName: name, before, after }: WireAdminChange): string | null {
  if (action !== 'update' || before === null || after === null) return null;
  const keys = Object.keys({ ...before, ...after });
  const [only] = keys;
  if (only === undefined) return null;
  if (keys.length > 1 || !fitsInSentence(only)) return texts.changedFields({ fields: listed(keys), name });
  const [from, to] = [fieldValue(only, before[only]), fieldValue(only, after[only])];
  return texts.changedField({ field: fieldLabel(only), name, from, to });
}

function plainSentence({ action, entity, entityName: name }: WireAdminChange): string {
  const thing = (THINGS[entity]?.({ name }) ?? texts.otherThing({ kind: entity, name })).trim();
  return ACTIONS[action]?.({ thing }) ?? texts.didOther({ action: action.replaceAll('_', ' '), thing });
}

const listFormat = new Intl.ListFormat(LANGUAGE.locale);

/** 'the price, the stock and the unit'. */
function listed(keys: readonly string[]): string {
  return listFormat.format(keys.map((key) => texts.theField({ field: fieldLabel(key) })));
}
