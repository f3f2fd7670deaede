import { inLanguage } from '@jhola/messages';
import { expect, it } from 'vitest';
import {
  CANCEL_REASONS,
  type OrderReason,
  reasonText,
  reasonToShow,
  reasonToStore,
  UNDELIVERED_REASONS,
} from './order-reasons.ts';

const inHindi = (reason: OrderReason) => inLanguage('hi', () => reasonText(reason));

it.each([...new Set([...CANCEL_REASONS, ...UNDELIVERED_REASONS, 'soldOut' as const])])(
  'the predefined reason %s is stored in English, and shown in the reader’s language',
  (reason) => {
    const english = reasonText(reason);
    expect(inHindi(reason)).not.toBe(english);
    expect([reasonToStore(inHindi(reason)), reasonToStore(` ${english} `)]).toEqual([english, english]);
    expect(inLanguage('hi', () => reasonToStore(inHindi(reason)))).toBe(english);
    expect(inLanguage('hi', () => reasonToShow(english))).toBe(inHindi(reason));
    expect(reasonToShow(english)).toBe(english);
  },
);

it('any other reason stays as it was typed', () => {
  const typed = 'टमाटर दब गए थे';
  expect(reasonToShow(reasonToStore(typed))).toBe(typed);
});
