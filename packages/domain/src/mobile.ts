/** Spaces of any kind, hyphens and dashes, dots and brackets: how people group the digits of a number. */
const GROUPING = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2010-\u2015().-]/g;

/** The country's code as it is typed or filled in by a phone, and the 0 before long-distance numbers. */
const WITH_PREFIX = /^(?:(?:\+|00)?91)?0?([0-9]{10})$/;

/**
 * The ten digits of an Indian mobile number that was typed with '+91', a leading 0, spaces or dashes. Text that isn't
 * such a number is returned without its grouping signs, for the form's own check to refuse.
 */
export function mobileDigits(text: string): string {
  const bare = text.replace(GROUPING, '');
  return WITH_PREFIX.exec(bare)?.[1] ?? bare;
}
