import { searchedDigits, withLatinDigits } from '@jhola/domain';
import { containing, beginningAWord } from '../../../platform/like-pattern.ts';

/** The patterns of a search. */
export type OrderSearch = {
  /** LIKE patterns for the customer's name, of which one must match. */
  readonly names: readonly string[];
  /** A LIKE pattern for order numbers; null if the text isn't an order number or a part of one. */
  readonly number: string | null;
  /** A LIKE pattern for phone numbers; null if the text isn't a phone number or a part of one. */
  readonly digits: string | null;
  /** Null if the text isn't a pincode. */
  readonly pincode: string | null;
  /** The customer's complete email address, the only match; null if the text isn't one. */
  readonly email: string | null;
};

/** 'jh1007', 'JH 1007', 'JH-1007', '#1007', '# JH-1007'. */
const NUMBER = /^(?:#\s*(?:jh)?|jh)[\s-]*(\d+)$/i;
const PINCODE = /^\d{3}\s?\d{3}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The fewest characters that the indexes find anywhere in a text. With fewer, a search would read all orders. */
const LEAST_PART = 3;

/**
 * Parses the text of an order search: a number, a name, a phone number, a pincode or an email, in any spelling. Fewer
 * than three characters find only names, by the beginning of a word. Null for an empty text.
 */
export function parseOrderSearch(typed: string): OrderSearch | null {
  const text = withLatinDigits(typed).trim().replaceAll(/\s+/g, ' ');
  if (text === '') return null;
  const digits = longEnough(searchedDigits(text));
  const number = longEnough(NUMBER.exec(text)?.[1] ?? null);
  return {
    names: [...text].length < LEAST_PART ? beginningAWord(text) : [containing(text)],
    number: number === null ? digits && containing(digits) : `JH-${number}%`,
    digits: digits && containing(digits),
    pincode: PINCODE.test(text) ? text.replaceAll(' ', '') : null,
    email: EMAIL.test(text) ? text.toLowerCase() : null,
  };
}

const longEnough = (digits: string | null) => (digits === null || digits.length < LEAST_PART ? null : digits);
