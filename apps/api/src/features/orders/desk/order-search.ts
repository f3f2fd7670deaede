import { searchedDigits, withLatinDigits } from '@jhola/domain';
import { containing } from '../../../platform/like-pattern.ts';

/** The patterns of a search. */
export type OrderSearch = {
  /** A LIKE pattern for order numbers and names. */
  readonly words: string;
  /** A LIKE pattern for order numbers in any spelling; null if the text isn't an order number. */
  readonly number: string | null;
  /** A LIKE pattern for phone numbers; null if the text isn't a phone number. */
  readonly digits: string | null;
  /** Null if the text isn't a pincode. */
  readonly pincode: string | null;
  /** The customer's complete email address, the only match; null if the text isn't one. */
  readonly email: string | null;
};

/** 'jh1007', 'JH 1007', 'JH-1007', '#1007', '# JH-1007'. Digits alone match by the pattern of words. */
const NUMBER = /^(?:#\s*(?:jh)?|jh)[\s-]*(\d+)$/i;
const PINCODE = /^\d{3}\s?\d{3}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Parses the text of an order search: a number, a name, a phone number, a pincode or an email, in any spelling. */
export function parseOrderSearch(typed: string): OrderSearch | null {
  const text = withLatinDigits(typed).trim().replaceAll(/\s+/g, ' ');
  if (text === '') return null;
  const number = NUMBER.exec(text)?.[1];
  const digits = searchedDigits(text);
  return {
    words: containing(text),
    number: number === undefined ? null : `JH-${number}%`,
    digits: digits === null ? null : containing(digits),
    pincode: PINCODE.test(text) ? text.replaceAll(' ', '') : null,
    email: EMAIL.test(text) ? text.toLowerCase() : null,
  };
}
