import { inLanguage, LANGUAGES } from '@jhola/messages';
import { reasonTexts } from './messages/order-texts.ts';

export type OrderReason = keyof typeof reasonTexts;

/** The ready-made reasons for cancelling an order, */
export const CANCEL_REASONS = ['ranOut', 'noPhone', 'tooFar', 'youAsked'] as const satisfies OrderReason[];
/** and those for an order that came back. */
export const RETURN_REASONS = [
  'nobodyHome',
  'notWanted',
  'noAddress',
  'noPhone',
] as const satisfies OrderReason[];

/** A ready-made reason in the current language. */
export function reasonText(reason: OrderReason): string {
  return reasonTexts[reason];
}

/** A reason as it is stored: a ready-made one in English, whatever language it was chosen in; others as typed. */
export function reasonToStore(typed: string): string {
  const known = readyMade(typed);
  return known === undefined ? typed : inLanguage('en', () => reasonText(known));
}

/** A stored reason for people: a ready-made one in the current language, others as typed. */
export function reasonToShow(stored: string): string {
  const known = readyMade(stored);
  return known === undefined ? stored : reasonText(known);
}

function readyMade(text: string): OrderReason | undefined {
  const reasons = Object.keys(reasonTexts) as OrderReason[];
  return reasons.find((reason) =>
    LANGUAGES.some((language) => inLanguage(language, () => reasonText(reason)) === text.trim()),
  );
}
