import type { SandboxDecline } from '../schema.ts';

/** What happens when a test card is charged. */
export type TestCard = {
  readonly number: string;
  readonly brand: 'visa' | 'mastercard' | 'amex';
  /** The message on the page. */
  readonly label: string;
  readonly outcome: 'succeeds' | 'requires authentication' | SandboxDecline;
};

function declined(code: string, declineCode: string | null, message: string): SandboxDecline {
  return { code, decline_code: declineCode, message };
}

/** The provider's published test numbers that the sandbox knows. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', label: 'Payment succeeds', outcome: 'succeeds' },
  {
    number: '4000002500003155',
    brand: 'visa',
    label: 'Bank asks for authentication',
    outcome: 'requires authentication',
  },
  {
    number: '4000000000000002',
    brand: 'visa',
    label: 'Card is declined',
    outcome: declined('card_declined', 'generic_decline', 'Your card was declined.'),
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    label: 'Not enough money',
    outcome: declined('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    label: 'Card has expired',
    outcome: declined('expired_card', null, 'Your card has expired.'),
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    label: 'Wrong security code',
    outcome: declined('incorrect_cvc', null, 'Your card’s security code is incorrect.'),
  },
  { number: '5555555555554444', brand: 'mastercard', label: 'Mastercard succeeds', outcome: 'succeeds' },
  { number: '378282246310005', brand: 'amex', label: 'American Express succeeds', outcome: 'succeeds' },
];

/** The outcome for a number that isn't a test card's. */
const UNKNOWN_CARD = declined(
  'card_declined',
  'test_mode_live_card',
  'This is a sandbox, which only knows test cards. Please use one of those below.',
);

/** The bank's reason if the shopper failed the authentication. */
export const NOT_AUTHENTICATED = declined(
  'payment_intent_authentication_failure',
  null,
  'We are unable to authenticate your payment method. Please try again, or use another card.',
);

/** The outcome for a card, by its number without spaces. */
export function outcomeOf(number: string): TestCard['outcome'] {
  return TEST_CARDS.find((card) => card.number === number)?.outcome ?? UNKNOWN_CARD;
}

/** The network of a card number. */
export function brandOf(number: string): TestCard['brand'] | 'unknown' {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  return /^3[47]/.test(number) ? 'amex' : 'unknown';
}
