import { discountedPaise, paise } from '@jhola/domain';
import { describe, expect, it } from 'vitest';
import { expectReadCorrectly, type OddFile, readOddFile } from './testing/odd-file.ts';

/** Prices and discounts in the spellings of real lists. */

const FILES: readonly OddFile[] = [
  {
    what: 'English abbreviated, semicolons, Indian grouping',
    file: 'Item;Pack;MRP;Selling Rate;Qty on hand;Disc %\nBasmati;25 kg;₹ 1,29,999.00;1,25,000;12;4\n',
    products: [{ name: 'Basmati', unit: '25 kg', sale: 12_500_000, mrp: 12_999_900, stock: 12 }],
  },
  {
    what: 'an MRP and a percentage',
    file: 'Item,MRP,Disc %,Qty on hand\nTea,200,10,4\nCoffee,300,12.5%,\n',
    products: [
      { name: 'Tea', sale: 18_000, mrp: 20_000, stock: 4 },
      { name: 'Coffee', sale: 26_250, mrp: 30_000, stock: null },
    ],
  },
  {
    what: 'bars, prices in paise, a trailing bar',
    file: 'Product|UOM|Price (in paise)|MRP (paise)|Category\nGhee|500 ml|27550|29000|Dairy|\n',
    products: [{ name: 'Ghee', unit: '500 ml', sale: 27_550, mrp: 29_000 }],
  },
  {
    what: 'paise in a short name',
    file: 'item_name,size,price_p,mrp_p\nOil,1 L,14500,16000\n',
    products: [{ name: 'Oil', unit: '1 L', sale: 14_500, mrp: 16_000 }],
  },
  {
    what: 'a second price beside the first',
    file: 'Name,Price,Discounted Price\nSoap,40,36\nBrush,60,45.50\n',
    products: [
      { name: 'Soap', sale: 3_600, mrp: 4_000 },
      { name: 'Brush', sale: 4_550, mrp: 6_000 },
    ],
  },
  {
    what: 'a second price under the word Discount',
    file: 'Name,Price,Discount\nSoap,400,360\nBrush,600,455\nComb,150,120\n',
    products: [
      { name: 'Soap', sale: 36_000, mrp: 40_000 },
      { name: 'Brush', sale: 45_500 },
      { name: 'Comb' },
    ],
  },
  {
    what: 'rupees off under the word Discount',
    file: 'Name,MRP,Discount\nRice sack,2400,160\nOil tin,1900,120\nFlour sack,1500,0\n',
    products: [
      { name: 'Rice sack', sale: 224_000, mrp: 240_000 },
      { name: 'Oil tin' },
      { name: 'Flour sack' },
    ],
  },
  {
    what: 'a percentage as a spreadsheet stores it',
    file: 'Name,MRP,Disc\nTea,200,0.1\nSalt,20,0\nMilk,60,0.05\n',
    products: [
      { name: 'Tea', sale: 18_000 },
      { name: 'Salt', sale: 2_000 },
      { name: 'Milk', sale: 5_700 },
    ],
  },
  {
    what: 'Rs off, by its header',
    file: 'Name,MRP,Rs Off\nTea,200,₹20 off\n',
    products: [{ name: 'Tea', sale: 18_000, mrp: 20_000 }],
  },
  {
    what: 'what the seller pays is not what the shopper pays',
    file: 'Item,Purchase Rate,Sale Rate,MRP,GST %,HSN\nJam,70,90,100,12,2007\n',
    products: [{ name: 'Jam', sale: 9_000, mrp: 10_000 }],
  },
  {
    what: 'amounts as people write them',
    file: 'Item,Price\nTV,"₹ 1,299.00"\nFridge,Rs 12999/-\nPen,INR 5\nRing,"1,29,999"\nWatch,1\'299.00\nApple,₹25/kg\n',
    products: [
      { name: 'TV', sale: 129_900 },
      { name: 'Fridge', sale: 1_299_900 },
      { name: 'Pen', sale: 500 },
      { name: 'Ring', sale: 12_999_900 },
      { name: 'Watch', sale: 129_900 },
      { name: 'Apple', sale: 2_500 },
    ],
  },
  {
    what: 'prices that can’t be taken, each with its reason',
    file:
      'Item,Rate,Stock\nTomato,40-50,1\nOnion,30/35,1\nSugar,-46,5\nSalt,0,5\nTea,N/A,5\nOil,99999999,5\n' +
      'Ghee,500,much\nSpice,€ 9,1\nRice,60,5\nDal,90,5\nPoha,40,5\nJam,80,1\nAtta,300,2\nSoap,36,9\nMilk,30,4\n' +
      'Curd,45,3\nBun,20,2\nEgg,7,30\nFig,400,1\nNut,500,1\nOat,90,1\nPea,60,1\n',
    products: [
      'Rice',
      'Dal',
      'Poha',
      'Jam',
      'Atta',
      'Soap',
      'Milk',
      'Curd',
      'Bun',
      'Egg',
      'Fig',
      'Nut',
      'Oat',
      'Pea',
    ].map((name) => ({ name })),
    refused: [
      "'40-50' isn’t a price",
      "'30/35' isn’t a price",
      "'-46' isn’t a price",
      'The price is 0',
      "'N/A' isn’t a price",
      'The price 99999999 is above ₹10,00,000',
      "'much' isn’t a stock quantity",
      "'€ 9' isn’t a price",
    ],
  },
  {
    what: 'offers in words',
    file: 'Item,MRP,Offer\nTea,200,15% OFF\nCoffee,300,Flat Rs 30 off\nMilk,30,\n',
    products: [
      { name: 'Tea', sale: 17_000, mrp: 20_000 },
      { name: 'Coffee', sale: 27_000, mrp: 30_000 },
      { name: 'Milk', sale: 3_000, mrp: 3_000 },
    ],
  },
  {
    what: 'paise under a header that only hints at them, every cell in quotes',
    file: '"Item"|"Pack"|"Amount (in p.)"\r\n"Sugar ""M"""|"1 kg"|"4600"\r\n',
    products: [{ name: 'Sugar "M"', sale: 4_600 }],
  },
];

describe.each(FILES)('$what', (odd) => {
  it('is read correctly', () => expectReadCorrectly(odd));
});

it('the price is as close to the list as a whole percentage off the MRP allows', async () => {
  const { products } = await readOddFile('Item,Rate,MRP\nA,67.50,75\nB,99.99,120\nC,0.50,0.75\n');
  expect(products.map(({ pricePaise, discount }) => discountedPaise(pricePaise, discount))).toEqual(
    [6_700, 10_000, 50].map((amount) => paise(amount)),
  );
});

it('a percentage that would make a product free becomes a lower price', async () => {
  const { products } = await readOddFile('Item,MRP,Disc %\nMatches,0.50,10\nToffee,1,5\nTea,200,10\n');
  expect(products.map(({ pricePaise, discount }) => [pricePaise, discount])).toEqual([
    [45, 0],
    [95, 0],
    [20_000, 10],
  ]);
});
