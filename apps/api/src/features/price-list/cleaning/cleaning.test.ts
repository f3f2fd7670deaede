import { discountedPaise, discountFault, LIMITS, paise } from '@jhola/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '../../../testing/index.ts';
import type { ReadingProfile } from '../columns/profile.ts';
import { GUESSING } from '../profiles/index.ts';
import { createRowReader } from './read-row.ts';
import { readHundredths, readNumber } from './read-money.ts';
import { nameWithBrand } from './join-brand.ts';
import { settlePrice } from './settle-price.ts';
import { placesOf, titleCase } from './tidy-category.ts';
import { shorten, tidyParagraphs, tidyText } from './tidy-text.ts';
import { joinUnit, packInName, tidyUnit, usualMeasure } from './tidy-unit.ts';

const SETTINGS: ReadingProfile = { ...GUESSING, slash: 'name', amounts: 'rupees', sizeUnit: '' };

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
    ['12/- per box', 1_200],
    ['Rs. 12 /- only per kg', 1_200],
    ['12 ₹ per 500 g', 1_200],
    ['12/- 35', null],
    ['12 /- per -35', null],
    ['12 per 100 g', 1_200],
    ['12/- per box/12 pcs', 1_200],
    ['12/-per box/12 pcs', 1_200],
    ['12/pc/-', 1_200],
    ['12/kg/35', null],
    ['12 per 35', null],
    ['12/kg-35', null],
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
    ['1 299.50', 129_950],
    ['₹ 1 23 456', 12_345_600],
    ['1\u202f299,50', 129_950],
    ['45 50', null],
    ['₹ 30 35 40', null],
    ['1 2345', null],
    ['30, 35', null],
    ['12,34,567', 123_456_700],
    ['123,456', 12_345_600],
    ['30,35,40', null],
    ['1,2345', null],
    ['60,', 6_000],
    ['₹ 60,-', 6_000],
    ['60.–', 6_000],
    ['Rs. 1,299.', 129_900],
    ['12,34,567, only', 123_456_700],
    ['30,35,', null],
    ['45.50.', null],
    ['1.299,', null],
    ['60,,', null],
    [',', null],
  ])('%j is %j hundredths', (text, value) => {
    expect(readHundredths(text)).toBe(value);
  });

  it('takes no long time to be refused', async () => {
    const text = `1/${'per '.repeat(13)}!`;
    expect(await cpuTimeOf(async () => readHundredths(text))).toBeLessThan(1_000);
    expect(readHundredths(text)).toBe(null);
  });

  it.each([
    ['12', 12],
    ['12.5 %', 12.5],
    ['10% off', 10],
    ['1,200', 1_200],
    ['1 200', 1_200],
    ['5 10', null],
    ['-3', null],
    ['many', null],
  ])('%j is the number %j', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });
});

describe('the stored price', () => {
  it.each([
    [4_200, 8_000, 47, 4_200],
    [7_000, 7_000, 0, 7_000],
    // A discount of half a rupee isn't possible in whole rupees: of two equally close prices the lower one is used.
    [6_750, 7_500, 10, 6_700],
    [10_450, 11_000, 5, 10_400],
    [99_900, 129_900, 23, 100_000],
  ])('%i paise of an MRP of %i: the MRP is struck through', (sale, mrp, discount, paid) => {
    expect(settlePrice(paise(sale), paise(mrp), 'mrp')).toEqual({ pricePaise: mrp, discount });
    expect(discountedPaise(paise(mrp), discount)).toBe(paid);
  });

  it.each([
    [9_999, 10_000],
    [50, 75],
    [99_700, 100_000],
  ])('%i paise of an MRP of %i: nothing is struck through, and the price is exact', (sale, mrp) => {
    expect(settlePrice(paise(sale), paise(mrp), 'mrp')).toEqual({ pricePaise: sale, discount: 0 });
  });

  it.each([
    [4_200, 8_000, { pricePaise: 8_000, discount: 47 }],
    // The struck-through price is the nearest one below the MRP.
    [6_750, 7_500, { pricePaise: 7_450, discount: 9 }],
    [9_999, 10_000, { pricePaise: 9_999, discount: 0 }],
  ])('%i paise of an MRP of %i, to the paisa', (sale, mrp, kept) => {
    expect(settlePrice(paise(sale), paise(mrp), 'paid')).toEqual(kept);
  });

  const sales = fc.integer({ min: 1, max: 500_000 });
  const mores = fc.integer({ min: 0, max: 500_000 });

  it('is the MRP, with the whole percentage that comes closest to the list’s price', () => {
    fc.assert(
      fc.property(sales, mores, (sale, more) => {
        const mrp = paise(sale + more);
        const { pricePaise, discount } = settlePrice(paise(sale), mrp, 'mrp');
        expect(pricePaise).toBe(discount === 0 ? sale : mrp);
        const sellable = Array.from({ length: 100 }, (_, percent) => percent).filter(
          (percent) => discountFault(mrp, percent) === null,
        );
        expect(sellable).toContain(discount);
        const off = (percent: number) => Math.abs(discountedPaise(mrp, percent) - sale);
        expect(off(discount)).toBe(Math.min(...sellable.map(off)));
      }),
    );
  });

  it('is exactly the list’s price if chosen, and never shows a larger saving than the real one', () => {
    fc.assert(
      fc.property(sales, mores, (sale, more) => {
        const { pricePaise, discount } = settlePrice(paise(sale), paise(sale + more), 'paid');
        expect(discountedPaise(pricePaise, discount)).toBe(sale);
        expect(pricePaise).toBeLessThanOrEqual(sale + more);
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

  it('takes no long time for a long run of hyphens or spaces', async () => {
    const text = `1${'- '.repeat(50_000)}1`;
    expect(await cpuTimeOf(async () => tidyUnit(text))).toBeLessThan(1_000);
    expect(await cpuTimeOf(async () => packInName(`500 g${text}`))).toBeLessThan(1_000);
  });

  it.each([
    ['1000 g', '1 kg'],
    ['1500 gms', '1.5 kg'],
    ['1,000 Gm.', '1 kg'],
    ['0.5 Kg', '500 g'],
    ['1000ml', '1 L'],
    ['0,75 ltr', '750 ml'],
    ['2 Litres', '2 L'],
    ['250 GMS Pouch', '250 g Pouch'],
    ['999 g', '999 g'],
    ['12 pcs', '12 pcs'],
    ['2 x 500 g', '2 x 500 g'],
    ['1 lime', '1 lime'],
    ['०.५ किलो', '०.५ किलो'],
  ])('%j in the usual unit is %j', (unit, usual) => {
    expect(usualMeasure(unit)).toBe(usual);
  });

  it.each([
    ['500', 'g', '', '500 g'],
    ['500', '500 g', '', '500 g'],
    ['', 'kg', '', 'kg'],
    ['500', '', 'g', '500 g'],
    ['500.0', '', 'g', '500 g'],
    ['500 g', '', 'ml', '500 g'],
    ['0', '', 'g', ''],
    ['', '500', 'g', '500 g'],
    ['2', 'kg', 'g', '2 kg'],
  ])('%j and %j, else in %j, are %j', (size, unit, sizeUnit, joined) => {
    expect(joinUnit(size, unit, sizeUnit)).toBe(joined);
  });

  it.each([
    ['Tata Salt 1 kg', '1 kg', 'Tata Salt'],
    ['Amul Butter (500g)', '500g', 'Amul Butter'],
    ['Maggi 70 g x 4', '70 g x 4', 'Maggi'],
    ['Eggs, pack of 6', 'pack of 6', 'Eggs'],
    ['Coke 750 ml Bottle', '750 ml', 'Coke 750 ml Bottle'],
    ['500 g', '500 g', '500 g'],
  ])('stands in the name %j: %j', (name, pack, rest) => {
    expect(packInName(name)).toEqual({ pack, name: rest });
  });

  it.each(['Batter, 1 kg + Parota, 350 g', 'JioPhone 5G', '7 Up', 'Vitamin B12', '3/4 kg tin'])(
    'is not in the name %j',
    (name) => {
      expect(packInName(name)).toBeNull();
    },
  );
});

describe('a name with its brand', () => {
  it.each([
    ['Amul', 'Butter', 'Amul Butter'],
    ['Amul', 'Amul Butter', 'Amul Butter'],
    ['AMUL', 'Amul Amul Butter', 'Amul Butter'],
    ['Amul', 'Pure Ghee - Amul', 'Pure Ghee - Amul'],
    ['Amul India Pvt. Ltd.', 'Amul Butter', 'Amul Butter'],
    ['Kellogg’s', 'Kelloggs Corn Flakes', 'Kelloggs Corn Flakes'],
    ['Haldiram', "Haldiram's Bhujia", "Haldiram's Bhujia"],
    ['Mother Dairy', 'MotherDairy Milk', 'MotherDairy Milk'],
    ['Real', 'Realistic Toy', 'Real Realistic Toy'],
    ['Good Life', 'Good Day Biscuits', 'Good Life Good Day Biscuits'],
    ['अमूल', 'अमूल मक्खन', 'अमूल मक्खन'],
    ['', 'Rice', 'Rice'],
    ['Cothas Coffee', '', 'Cothas Coffee'],
  ])('%j and %j are %j', (brand, title, name) => {
    expect(nameWithBrand(brand, title)).toBe(name);
  });
});

it('a brand that is repeated often takes no long time', async () => {
  const read = createRowReader(['brand', 'name', 'price'], SETTINGS);
  const nameOf = (brand: string, name: string) => read({ line: 2, cells: [brand, name, '90'] }).product?.name;
  const letters = 'a b '.repeat(60_000);
  const time = await cpuTimeOf(async () => {
    expect(nameOf('Amul', 'Amul '.repeat(199_000))).toBe('Amul');
    expect(nameOf(letters, letters)).toMatch(/^(?:a b ){20}/);
  });
  expect(time).toBeLessThan(1_000);
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
    ['Food/Party', 'Chips', [place('Food/Party', 'Chips')]],
    [
      'Breakfast / Snacks / Juices',
      '',
      [place('Breakfast / Snacks / Juices', 'Breakfast / Snacks / Juices')],
    ],
    ['Food', 'Tea / Coffee', [place('Food', 'Tea / Coffee')]],
    ['Home > Food > Snacks', '', [place('Food', 'Snacks')]],
    ['Food » Snacks', '', [place('Food', 'Snacks')]],
    ['["Food","Party"]', 'Chips', [place('Food', 'Chips'), place('Party', 'Chips')]],
    ['Food|food', 'Chips|chips', [place('Food', 'Chips')]],
    ['Food', '', [place('Food', 'Food')]],
    ['', 'Chips', [place('Chips', 'Chips')]],
    ['', '', [place('Other', 'Other')]],
    [' | ', ';', [place('Other', 'Other')]],
  ])('%j and %j', (category, subCategory, places) => {
    expect(placesOf(category, subCategory, { separators: '|;', slash: 'name' })).toEqual(places);
  });

  it('take no long time for a long run of quotes', async () => {
    const places = () => placesOf(`x${"'".repeat(100_000)}x`, '', { separators: '|;', slash: 'name' });
    expect(await cpuTimeOf(async () => places())).toBeLessThan(1_000);
  });

  it('are at most as many as a product can have, and the row says so', async () => {
    const read = createRowReader(['name', 'category', 'sub_category', 'price'], SETTINGS);
    const names = (of: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${of} ${at}`).join('|');
    const placed = (categories: number, subCategories: number) => {
      const cells = ['Tea', names('C', categories), names('S', subCategories), '90'];
      const { product, ...row } = read({ line: 2, cells });
      const counted = (kind: 'category' | 'subCategory') =>
        new Set(product?.places.map((one) => one[kind])).size;
      return [counted('category'), counted('subCategory'), 'remarks' in row && row.remarks.length > 0];
    };
    expect(placed(50, 3)).toEqual([50, 3, false]);
    expect(placed(51, 3)).toEqual([50, 3, true]);
    expect(placed(60, 60)).toEqual([50, 50, true]);
    expect(placed(60, 0)).toEqual([50, 50, true]);
    expect(await cpuTimeOf(async () => placed(20_000, 20_001))).toBeLessThan(1_000);
  });

  it('may be paths with slashes, or several names with slashes, if configured', () => {
    const read = (category: string, slash: 'path' | 'several') =>
      placesOf(category, '', { separators: '|;', slash });
    expect(read('/Food/Snacks/Chips', 'path')).toEqual([place('Food', 'Snacks')]);
    expect(read('Food / Party', 'several')).toEqual([place('Food', 'Food'), place('Party', 'Party')]);
  });
});

describe('text', () => {
  it.each([
    ['  a \u00a0 b\t', 'a b'],
    ['Salt &amp; Vinegar', 'Salt & Vinegar'],
    ['Salt &amp;amp; Vinegar&nbsp;&#8211; &#x20B9;5', 'Salt & Vinegar – ₹5'],
    // 146 is an apostrophe in Windows-1252, and not a character otherwise.
    ['Kellogg&#146;s Jalape&ntilde;o &AMP; Cheddar', 'Kellogg’s Jalapeño & Cheddar'],
    ['Sm&oslash;rrebr&oslash;d', 'Smørrebrød'],
    ['Tom &jerry;', 'Tom &jerry;'],
    ['AT&T', 'AT&T'],
    ['DogÂ\u00a0Food', 'Dog Food'],
    ['CrÃ¨me', 'Crème'],
    ['Menâ€™s', 'Men’s'],
    ['Crème Café Décor', 'Crème Café Décor'],
    ['a\u0000b\u200bc', 'abc'],
    ['line\nbreak', 'line break'],
    // Chillus of Malayalam, and what Kannada, Bengali, Hindi and Urdu write with joiners.
    ['പാല്\u200d 1 L', 'പാല്\u200d 1 L'],
    ['ಬ್ರೆಡ್\u200cಗಳು', 'ಬ್ರೆಡ್\u200cಗಳು'],
    ['র\u200d্যাক', 'র\u200d্যাক'],
    ['मूल्\u200dय', 'मूल्\u200dय'],
    ['خشک\u200cمیوہ', 'خشک\u200cمیوہ'],
    ['👩\u200d🌾', '👩\u200d🌾'],
    // They change nothing here.
    ['ಬ್ರೆಡ್\u200c', 'ಬ್ರೆಡ್'],
    ['पा\u200dनी', 'पानी'],
    ['Mi\u200clk\u200d', 'Milk'],
    ['പാല്\u200d\u200d\u200b', 'പാല്\u200d'],
    ['broken \ud800 half', 'broken � half'],
  ])('%j is read as %j', (raw, tidy) => {
    expect(tidyText(raw)).toBe(tidy);
  });

  it('keeps paragraphs and removes markup', () => {
    expect(tidyParagraphs('<p>One &amp; two</p>\r\n<ul><li>three</li></ul>\n\n\n\n5 < 6')).toBe(
      'One & two\n\nthree\n\n5 < 6',
    );
  });

  it('shortens between words', () => {
    expect(shorten('one two three', 13)).toBe('one two three');
    expect(shorten('one two three', 12)).toBe('one two…');
    expect(shorten('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
  });

  it.each([
    ['xxxxxxxx😀y', 'xxxxxxxx…'],
    ['xxxx👨‍👩‍👧yyyyyy', 'xxxx…'],
    ['xxxxxxx👍🏽yy', 'xxxxxxx…'],
    ['xxxxxxxxकिy', 'xxxxxxxx…'],
    ['xxxxxxxxx🇮🇳🇮🇳', 'xxxxxxxxx…'],
  ])('shortens %s before a character that doesn’t fit completely', (text, kept) => {
    expect(shorten(text, 10)).toBe(kept);
  });
});

describe('extra fields', () => {
  const titles = Array.from({ length: LIMITS.details.entries + 2 }, (_, at) => `Field ${at}`);
  const columns = ['name', 'brand', 'price', 'mrp', ...titles.map((detail) => ({ detail }))] as const;
  const read = createRowReader(columns, SETTINGS);

  it('are the first of the row, as many as a product can have, with those that the import adds', () => {
    const row = read({ line: 2, cells: ['Tea', 'Assam', '90', '100', ...titles] });
    if (row.product === null) throw new Error(row.reason);
    expect(Object.keys(row.product.details)).toEqual([...titles.slice(0, 29), 'Brand']);
    expect(row.remarks).toContainEqual({
      effect: 'shortened',
      text: 'It has more than 30 extra fields: the last 3 are left out',
    });
  });

  it('may be as many as a product can have, and empty cells don’t count', () => {
    const row = read({
      line: 2,
      cells: ['Tea', '', '90', '', ...titles.map((title, at) => (at < 2 ? '' : title))],
    });
    if (row.product === null) throw new Error(row.reason);
    expect(Object.keys(row.product.details)).toEqual(titles.slice(2));
    expect(row.remarks).toEqual([]);
  });
});
