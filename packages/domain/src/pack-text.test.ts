import { inLanguage } from '@jhola/messages';
import { describe, expect, it } from 'vitest';
import { paise } from './money.ts';
import { formatUnitPrice, packText } from './pack-text.ts';

describe('the size of a pack', () => {
  it.each([
    ['1 kg', '1 किलो'],
    ['500g', '500 ग्राम'],
    ['1.5 L', '1.5 लीटर'],
    ['500 ml Pouch', '500 मिली पाउच'],
    ['4 x 75 g', '4 x 75 ग्राम'],
    ['6x45 g', '6x45 ग्राम'],
    ['1 l + 1 l', '1 लीटर + 1 लीटर'],
    ['1 dozen', '1 दर्जन'],
    ['6 pieces', '6 पीस'],
    ['12', '12'],
    // With an unknown word, the whole text stays as the shop wrote it.
    ['500 g (Gross Weight 800 g)', '500 g (Gross Weight 800 g)'],
    ['1 hasOwnProperty', '1 hasOwnProperty'],
    ['', ''],
  ])('%s is %s in Hindi, and as written in English', (unit, hindi) => {
    expect(inLanguage('hi', () => packText(unit))).toBe(hindi);
    expect(packText(unit)).toBe(unit);
  });
});

it('the price of a fixed quantity is in the current language', () => {
  const each = { paise: paise(570), per: '100 g' } as const;
  expect(formatUnitPrice(each)).toBe('₹5.70/100 g');
  expect(inLanguage('hi', () => formatUnitPrice(each))).toBe('₹5.70/100 ग्राम');
});
