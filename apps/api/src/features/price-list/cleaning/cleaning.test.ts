import { discountedPaise, paise } from '@jhola/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHundredths, readNumber } from './read-money.ts';
import { settlePrice } from './settle-price.ts';
import { placesOf, titleCase } from './tidy-category.ts';
import { shorten, tidyParagraphs, tidyText } from './tidy-text.ts';
import { joinUnit, tidyUnit } from './tidy-unit.ts';

describe('an amount of money', () => {
  it.each([
    ['116', 11_600],
    ['104.50', 10_450],
    ['₹ 1,299', 129_900],
    ['Rs. 1,23,456.50', 12_345_650],
    ['Rs.45/-', 4_500],
    ['INR 99', 9_900],
    ['45,50', 4_550],
    ['1.299,00', 129_900],
    ['₹ 12.34.567,00', null],
    ['12.345.678,5', 1_234_567_850],
    ["1'299.00", 129_900],
    ['30/35', null],
    ['40-50', null],
    ['12/100 g', 1_200],
    ['₹ ௪௫', 4_500],
    ['১২৫', 12_500],
    ['12/kg', 1_200],
    ['12 per 100 g', 1_200],
    ['99 only', 9_900],
    ['140.7149', 14_071],
    ['.5', 50],
    ['-5', null],
    ['₹ -5', null],
    ['N/A', null],
    ['five', null],
    ['', null],
    ['1e5', null],
    ['0x10', null],
    ['12 34 x', null],
  ])('%j is %j hundredths', (text, value) => {
    expect(readHundredths(text)).toBe(value);
  });

  it.each([
    ['12', 12],
    ['12.5 %', 12.5],
    ['10% off', 10],
    ['1,200', 1_200],
    ['-3', null],
    ['many', null],
  ])('%j is the number %j', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });
});

describe('the price that is kept', () => {
  it.each([
    [4_200, 8_000, { pricePaise: 8_000, discount: 47 }],
    [7_000, 7_000, { pricePaise: 7_000, discount: 0 }],
    // Half a rupee off can't be had in whole rupees: the price shown is the nearest below the MRP.
    [6_750, 7_500, { pricePaise: 7_450, discount: 9 }],
    [10_450, 11_000, { pricePaise: 10_950, discount: 4 }],
    [9_999, 10_000, { pricePaise: 9_999, discount: 0 }],
  ])('%i paise of %i', (sale, mrp, kept) => {
    expect(settlePrice(paise(sale), paise(mrp))).toEqual(kept);
  });

  it('is always paid exactly, and never claims a larger saving than there is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.integer({ min: 0, max: 500_000 }),
        (sale, more) => {
          const { pricePaise, discount } = settlePrice(paise(sale), paise(sale + more));
          expect(discountedPaise(pricePaise, discount)).toBe(sale);
          expect(pricePaise).toBeLessThanOrEqual(sale + more);
          expect(Number.isInteger(discount) && discount >= 0 && discount <= 100).toBe(true);
        },
      ),
    );
  });

  it('is the MRP wherever a whole percentage leads from it to the sale price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 500_000 }), fc.integer({ min: 1, max: 99 }), (mrp, percent) => {
        const sale = discountedPaise(paise(mrp), percent);
        fc.pre(sale > 0 && sale < mrp);
        expect(settlePrice(sale, paise(mrp)).pricePaise).toBe(mrp);
      }),
    );
  });
});

describe('a pack', () => {
  it.each([
    ['500 g 1', '500 g'],
    ['1 kg 0', '1 kg'],
    ['1. 75 L 0', '1.75 L'],
    ['350 g Pouch', '350 g Pouch'],
    ['8 g 3', '8 g 3'],
    ['6 ml Shade 1', '6 ml Shade 1'],
    ['Combo 2 Items', 'Combo 2 Items'],
    ['2x80 g Multipack', '2x80 g Multipack'],
    ['200 ml,', '200 ml'],
  ])('%j becomes %j', (unit, tidy) => {
    expect(tidyUnit(unit)).toBe(tidy);
  });

  it.each([
    ['500', 'g', '500 g'],
    ['500', '500 g', '500 g'],
    ['', 'kg', 'kg'],
  ])('%j and %j are %j', (size, unit, joined) => {
    expect(joinUnit(size, unit)).toBe(joined);
  });
});

describe('categories', () => {
  it.each([
    ['snacks branded foods', 'Snacks Branded Foods'],
    ['FRUITS & VEGETABLES', 'Fruits & Vegetables'],
    ['bread and dairy', 'Bread and Dairy'],
    ['iD Fresh', 'iD Fresh'],
    ['(imported)', '(Imported)'],
  ])('%j becomes %j', (name, title) => {
    expect(titleCase(name)).toBe(title);
  });

  const place = (category: string, subCategory: string) => ({ category, subCategory });

  it.each([
    ['snacks', 'chips', [place('Snacks', 'Chips')]],
    ['Food > Snacks', '', [place('Food', 'Snacks')]],
    ['Food >> Snacks >> Chips', '', [place('Food', 'Snacks')]],
    ['Food > Snacks | Party > Chips', '', [place('Food', 'Snacks'), place('Party', 'Chips')]],
    ['Food', 'Snacks > Chips', [place('Food', 'Chips')]],
    ['Food|Party', 'Snacks|Chips', [place('Food', 'Snacks'), place('Party', 'Chips')]],
    ['Food', 'Snacks;Chips', [place('Food', 'Snacks'), place('Food', 'Chips')]],
    ['Food/Party', 'Chips', [place('Food', 'Chips'), place('Party', 'Chips')]],
    ['["Food","Party"]', 'Chips', [place('Food', 'Chips'), place('Party', 'Chips')]],
    ['Food|food', 'Chips|chips', [place('Food', 'Chips')]],
    ['Food', '', [place('Food', 'Food')]],
    ['', 'Chips', [place('Chips', 'Chips')]],
    ['', '', [place('Other', 'Other')]],
    [' | ', ';', [place('Other', 'Other')]],
  ])('%j and %j', (category, subCategory, places) => {
    expect(placesOf(category, subCategory, '|;/')).toEqual(places);
  });
});

describe('text', () => {
  it.each([
    ['  a \u00a0 b\t', 'a b'],
    ['Salt &amp; Vinegar', 'Salt & Vinegar'],
    ['Salt &amp;amp; Vinegar&nbsp;&#8211; &#x20B9;5', 'Salt & Vinegar – ₹5'],
    ['Tom &jerry;', 'Tom &jerry;'],
    ['AT&T', 'AT&T'],
    ['DogÂ\u00a0Food', 'Dog Food'],
    ['CrÃ¨me', 'Crème'],
    ['Menâ€™s', 'Men’s'],
    ['Crème Café Décor', 'Crème Café Décor'],
    ['a\u0000b\u200bc', 'abc'],
    ['line\nbreak', 'line break'],
    ['broken \ud800 half', 'broken � half'],
  ])('%j is read as %j', (raw, tidy) => {
    expect(tidyText(raw)).toBe(tidy);
  });

  it('keeps paragraphs and drops markup', () => {
    expect(tidyParagraphs('<p>One &amp; two</p>\r\n<ul><li>three</li></ul>\n\n\n\n5 < 6')).toBe(
      'One & two\n\nthree\n\n5 < 6',
    );
  });

  it('shortens between words', () => {
    expect(shorten('one two three', 13)).toBe('one two three');
    expect(shorten('one two three', 12)).toBe('one two…');
    expect(shorten('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
    expect(shorten(`${'x'.repeat(8)}😀y`, 10)).toHaveLength(10);
  });
});
