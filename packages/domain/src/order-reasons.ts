import { inLanguage, LANGUAGES } from '@jhola/messages';
import { reasonTexts } from './messages/order-texts.ts';

export type OrderReason = keyof typeof reasonTexts;

/** The predefined reasons for cancelling an order. */
export const CANCEL_REASONS = ['ranOut', 'noPhone', 'tooFar', 'youAsked'] as const satisfies OrderReason[];
/** The predefined reasons for an undelivered order. */
export const UNDELIVERED_REASONS = [
  'nobodyHome',
  'notWanted',
  'noAddress',
  'noPhone',
] as const satisfies OrderReason[];

/** A predefined reason in the current language. */
export function reasonText(reason: OrderReason): string {
  return reasonTexts[reason];
}

/** The stored form of a reason: a predefined one in English, whatever language it was chosen in; others as typed. */
export function reasonToStore(typed: string): string {
  const known = predefined(typed);
  return known === undefined ? typed : inLanguage('en', () => reasonText(known));
}

/** A stored reason for display: a predefined one in the current language, others as typed. */
export function reasonToShow(stored: string): string {
  const known = predefined(stored);
  return known === undefined ? stored : reasonText(known);
}

function predefined(text: string): OrderReason | undefined {
  const reasons = Object.keys(reasonTexts) as OrderReason[];
  return reasons.find((reason) =>
    LANGUAGES.some((language) => inLanguage(language, () => reasonText(reason)) === text.trim()),
  );
}
