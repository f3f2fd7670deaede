import type { Form } from '../api/read-form.ts';
import { brandOf } from '../intents/cards.ts';
import type { GivenCard } from '../intents/pay-session.ts';
import { PAY_PATH } from '../sessions/session.mapper.ts';

/** The fields as typed. */
export type CardFields = {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
};

export type CardFaults = { readonly [Field in keyof CardFields]?: string };

/** The id of the card form, which on a phone is below the list of items. */
export function cardFormOf(sessionId: string): string {
  return `${PAY_PATH}/${sessionId}#card`;
}

export const NO_FIELDS: CardFields = { number: '', expiry: '', cvc: '', name: '' };

/** The four fields of a submitted form; missing ones are empty. */
export function cardFields(form: Form): CardFields {
  const text = (name: string) => {
    const value = form[name];
    return typeof value === 'string' ? value.trim().slice(0, 200) : '';
  };
  return { number: text('number'), expiry: text('expiry'), cvc: text('cvc'), name: text('name') };
}

/** The card, or an error message for each invalid field. */
export function checkCard(
  fields: CardFields,
  now: Date,
): { readonly card: GivenCard } | { readonly faults: CardFaults } {
  const number = fields.number.replace(/[\s-]/g, '');
  const brand = brandOf(number);
  const expiry = readExpiry(fields.expiry);
  const faults = {
    ...numberFault(number, brand),
    ...expiryFault(expiry, now),
    ...cvcFault(fields.cvc, brand),
    ...(fields.name === '' ? { name: 'Please enter the name on the card.' } : {}),
  };
  if (Object.keys(faults).length > 0 || expiry === null) return { faults };
  return {
    card: { number, brand, exp_month: expiry.month, exp_year: expiry.year, name: fields.name },
  };
}

function numberFault(number: string, brand: string): CardFaults {
  const digits = brand === 'amex' ? 15 : 16;
  if (number === '') return { number: 'Please enter the card number.' };
  if (!/^\d+$/.test(number) || number.length < digits) return { number: 'The card number is incomplete.' };
  return number.length <= 19 && passesLuhn(number) ? {} : { number: 'The card number is not valid.' };
}

/** Luhn's check: every second digit from the right counts double; the sum must be divisible by ten. */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, letter, index) => {
    const digit = Number(letter) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

type Expiry = { readonly month: number; readonly year: number };

function readExpiry(text: string): Expiry | null {
  const [, month, year] = /^(\d{1,2})\s*[/-]?\s*(?:20)?(\d{2})$/.exec(text) ?? [];
  if (month === undefined || Number(month) < 1 || Number(month) > 12) return null;
  return { month: Number(month), year: 2000 + Number(year) };
}

function expiryFault(expiry: Expiry | null, now: Date): CardFaults {
  if (expiry === null) return { expiry: 'Please enter the expiry date as MM / YY.' };
  const isPast = Date.UTC(expiry.year, expiry.month, 1) <= now.getTime();
  return isPast ? { expiry: 'The expiry date is in the past.' } : {};
}

function cvcFault(cvc: string, brand: string): CardFaults {
  const digits = brand === 'amex' ? 4 : 3;
  return new RegExp(`^\\d{${digits}}$`).test(cvc) ? {} : { cvc: `Please enter the ${digits} digits.` };
}
