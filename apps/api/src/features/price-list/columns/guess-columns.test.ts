import { describe, expect, it } from 'vitest';
import { guessColumns } from './guess-columns.ts';
import { applyProfile, parseProfile } from './profile.ts';

describe('columns are guessed from their headers', () => {
  it.each([
    [
      'Id,Brand,Product,Quantity,Price,MRP,Category,Sub-Category',
      '350 g',
      'null,brand,name,unit,price,mrp,category,sub_category',
    ],
    ['Item Name,Pack Size,Price (paise),MRP in paise,Stock', '', 'name,unit,price_paise,mrp_paise,stock'],
    ['PRODUCT_NAME,Selling Price (₹),Price,Discount %', '', 'name,price,mrp,discount_percent'],
    ['productName,listPrice,salePrice,subCategory', '', 'name,mrp,price,sub_category'],
    ['name,unit,quantity,price', '', 'name,unit,null,price'],
    [
      'Title,Rate (Rs.),Available Qty,Barcode,Image URL,Description',
      '',
      'name,price,stock,sku,image,description',
    ],
    ['name,price,In Stock', '', 'name,price,stock'],
    ['Item,Item Description,Price', '', 'name,description,price'],
    ['HSN,GST', '', 'null,null'],
    ['Item,Our Rate,Max Retail,Dept,Section', '', 'name,price,mrp,category,sub_category'],
    ['Item,Price,Section', '', 'name,price,category'],
    [
      'Handle,Title,Body (HTML),Vendor,Type,Variant SKU,Variant Price,Variant Compare At Price,Image Src',
      '',
      'null,name,description,brand,category,sku,price,mrp,image',
    ],
    [
      'index,product,category,sub_category,brand,sale_price,market_price,type',
      '',
      'null,name,category,sub_category,brand,price,mrp,null',
    ],
    [
      'Name,Brand,Price,DiscountedPrice,SubCategory,Quantity',
      '350 g',
      'name,brand,mrp,price,sub_category,unit',
    ],
  ])('%s', (headers, cell, fields) => {
    const list = headers.split(',');
    const sample = cell === '' ? [] : [list.map(() => cell)];
    const expected = fields.split(',').map((field) => (field === 'null' ? null : field));
    expect(guessColumns(list, sample)).toEqual(expected);
  });

  it('takes numbers under quantity as stock, or as the size of a pack', () => {
    const headers = ['name', 'unit', 'quantity', 'price'];
    expect(guessColumns(headers, [['A', '500 g', '12', '5']])[2]).toBe('stock');
    expect(guessColumns(headers, [['A', 'g', '500', '5']])[2]).toBe('size');
    expect(guessColumns(['name', 'qty', 'price'], [['A', '12', '5']])[1]).toBe('stock');
    expect(guessColumns(['name', 'qty', 'price'], [['A', '500 g', '5']])[1]).toBe('unit');
    // No pack is negative.
    expect(guessColumns(['name', 'qty', 'price'], [['A', '-12', '5']])[1]).toBe('stock');
    expect(guessColumns(headers, [['A', 'g', '(-)5', '5']])[2]).toBe('stock');
    expect(guessColumns(['பெயர்', 'விலை', 'இருப்பு'], [['A', '5', '-3']])[2]).toBe('stock');
  });
});

describe('a profile', () => {
  const headers = ['Item', 'Amt', 'Origin', 'Price'];

  it('overrides the guesses', () => {
    const profile = parseProfile({ name: 'x', columns: { amt: 'price', ORIGIN: { detail: 'Origin' } } });
    const columns = applyProfile(profile, headers, guessColumns(headers, []));
    expect(columns).toEqual(['name', 'price', { detail: 'Origin' }, null]);
  });

  it('may not name an unknown column or field', () => {
    const profile = parseProfile({ name: 'x', columns: { Cost: 'price' } });
    expect(() => applyProfile(profile, headers, [])).toThrow(/no column 'Cost'.*Item, Amt, Origin, Price/);
    expect(() => parseProfile({ name: 'x', columns: { Cost: 'cost' } })).toThrow(/columns\.Cost/);
    expect(() => parseProfile({ name: 'No Good' })).toThrow(/small letters/);
  });
});

it('reads only the values of columns whose headers say something, because a list may have many', () => {
  const row = Object.defineProperty(['Rice', '60'], 2, {
    get: () => {
      throw new Error('The third column was read');
    },
  });
  expect(guessColumns(['Item', 'Price', 'Zone 7'], [row])).toEqual(['name', 'price', null]);
});
