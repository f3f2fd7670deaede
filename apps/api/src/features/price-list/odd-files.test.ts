import { discountedPaise, paise } from '@jhola/domain';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createRowReader } from './cleaning/read-row.ts';
import { findLikelyHeader } from './find-header.ts';
import type { ListedProduct } from './listed-product.ts';
import { GUESSING } from './profiles/index.ts';
import { openRecords } from './reading/read-records.ts';

/** Files laid out in ways that nobody told the importer of; each is read by what it finds in it alone. */

type Wanted = {
  readonly name: string;
  readonly unit?: string;
  /** What is paid, and what it costs without discount, in paise. */
  readonly sale?: number;
  readonly mrp?: number;
  readonly stock?: number | null;
  /** 'Category > Sub-category', parted by bars. */
  readonly places?: string;
  readonly description?: string | null;
  readonly images?: number;
};

type OddFile = {
  readonly what: string;
  readonly file: string | Buffer;
  readonly products: readonly Wanted[];
  readonly refused?: readonly string[];
};

async function read(file: string | Buffer) {
  const bytes = Buffer.from(file as string);
  const open = () => Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]);
  const { records } = await openRecords({ name: 'odd.csv', sizeBytes: bytes.length, open }, () => undefined);
  const { columns, rows, headers } = await findLikelyHeader(records);
  const readRow = createRowReader(columns, GUESSING);
  const products: ListedProduct[] = [];
  const refused: string[] = [];
  for await (const record of rows) {
    const row = readRow(record);
    if (row.product === null) refused.push(row.reason);
    else products.push(row.product);
  }
  return { products, refused, columns, headers };
}

function shown(product: ListedProduct, wanted: Wanted): Wanted {
  const all: Required<Wanted> = {
    name: product.name,
    unit: product.unit,
    sale: discountedPaise(product.pricePaise, product.discount),
    mrp: product.mrpPaise,
    stock: product.stock,
    places: product.places.map(({ category, subCategory }) => `${category} > ${subCategory}`).join(' | '),
    description: product.description,
    images: product.images.length,
  };
  return Object.fromEntries(Object.keys(wanted).map((key) => [key, all[key as keyof Wanted]])) as Wanted;
}

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const utf16be = (text: string) => Buffer.from(utf16(text)).swap16();
const windows = (text: string) => Buffer.from(text, 'latin1');

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
    what: 'Hindi in Latin letters, tabs',
    file: 'Saman ka naam\tVajan\tDaam\tMaal ka varg\tBacha stock\nToor Dal\t1 kg\tRs. 145/-\tDal\t30\n',
    products: [{ name: 'Toor Dal', unit: '1 kg', sale: 14_500, places: 'Dal > Dal', stock: 30 }],
  },
  {
    what: 'Hindi in its own script',
    file: 'वस्तु,मात्रा,मूल्य,छूट,श्रेणी\nचावल,५ किलो,₹ ३००,10%,अनाज\n',
    products: [{ name: 'चावल', unit: '५ किलो', sale: 27_000, mrp: 30_000, places: 'अनाज > अनाज' }],
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
    what: 'UTF-16 with a mark, as Excel calls Unicode text',
    file: utf16('Item\tPack\tRate\r\nCrème fraîche\t200 g\t₹ 99.50\r\n'),
    products: [{ name: 'Crème fraîche', unit: '200 g', sale: 9_950 }],
  },
  {
    what: 'UTF-16, big end first',
    file: utf16be('Item;Rate\r\nJalapeño;45,50\r\n'),
    products: [{ name: 'Jalapeño', sale: 4_550 }],
  },
  {
    what: 'Windows letters',
    file: windows('Item;Rate\r\nMother\x92s Recipe \x96 Cr\xe8me;60\r\n'),
    products: [{ name: 'Mother’s Recipe – Crème', sale: 6_000 }],
  },
  {
    what: 'UTF-8 with a mark, and with letters that were misread before',
    file: '\ufeffItem,Rate\nCafÃ© blend,120\n',
    products: [{ name: 'Café blend', sale: 12_000 }],
  },
  {
    what: 'several categories a product',
    file: 'Title,Price,Categories\nPaneer,90,Dairy | Breakfast\nNachos,50,"Food > Snacks; Party > Chips"\n',
    products: [
      { name: 'Paneer', places: 'Dairy > Dairy | Breakfast > Breakfast' },
      { name: 'Nachos', places: 'Food > Snacks | Party > Chips' },
    ],
  },
  {
    what: 'text over several lines, in quotes, with the delimiter and quotes within',
    file: 'Item,Rate,Details\n"Masala, ""hot""",40,"First line,\nsecond; line\n\nthird"\nSalt,20,\n',
    products: [
      { name: 'Masala, "hot"', sale: 4_000, description: 'First line,\nsecond; line\n\nthird' },
      { name: 'Salt', description: null },
    ],
  },
  {
    what: 'HTML in names and texts',
    file: 'Item,Rate,Description\nTom &amp; Jerry&#39;s &frac12; kg,40,<p>Good &ndash; <b>very</b> good</p><ul><li>Fresh</li></ul>\n',
    products: [{ name: "Tom & Jerry's ½ kg", description: 'Good – very good\nFresh' }],
  },
  {
    what: 'a title, a date and a blank row above, a total and a remark below',
    file:
      'SHARMA TRADERS – Wholesale rate list\n"Date: 1/3/2026",,,\n\nSr No,Particulars,Packing,Rate\n' +
      '1,Sugar,1 kg,46\n2,Jaggery,500 g,52\n,Grand Total:,,98\nE & O E,,,\n',
    products: [
      { name: 'Sugar', unit: '1 kg', sale: 4_600 },
      { name: 'Jaggery', sale: 5_200 },
    ],
    refused: ['It is a total, no product', 'It has no name'],
  },
  {
    what: 'headers that come again on every page',
    file: 'Item,Pack,Rate\nSugar,1 kg,46\nItem,Pack,Rate\nSalt,1 kg,28\n',
    products: [{ name: 'Sugar' }, { name: 'Salt' }],
    refused: ["'Rate' is no price"],
  },
  {
    what: 'a product that is called Total',
    file: 'Brand,Item,Pack,Rate\nColgate,Total,100 g,99\n,Total,,99\n',
    products: [{ name: 'Colgate Total', unit: '100 g' }],
    refused: ['It is a total, no product'],
  },
  {
    what: 'no stock, stock in words and with its unit',
    file: 'Item,Rate,Availability\nA,5,In Stock\nB,5,Out of stock\nC,5,12 pcs\nD,5,\nE,5,"1,200"\n',
    products: [
      { name: 'A', stock: null },
      { name: 'B', stock: 0 },
      { name: 'C', stock: 12 },
      { name: 'D', stock: null },
      { name: 'E', stock: 1_200 },
    ],
  },
  {
    what: 'the number of a pack and its measure apart',
    file: 'Product Name,Weight,UOM,Our Price,List Price,Stock In Hand\nAtta,5,kg,240,260,9\n',
    products: [{ name: 'Atta', unit: '5 kg', sale: 24_000, mrp: 26_000, stock: 9 }],
  },
  {
    what: 'pictures in several columns',
    file: 'Item,Rate,Photo URL,Image 2\nRice,60,https://p.test/1.jpg,https://p.test/2.jpg\n',
    products: [{ name: 'Rice', images: 2 }],
  },
  {
    what: 'capitals, dots and signs in every header',
    file: 'SR. NO.,ITEM DESC.,M.R.P. (₹),S.P. (₹),CL. STK.,BRAND NAME\n1,Ghee,100.00,90.00,5,Amul\n',
    products: [{ name: 'Amul Ghee', sale: 9_000, mrp: 10_000, stock: 5 }],
  },
  {
    what: 'camel case from another system',
    file: 'productId,productName,packSize,retailPrice,offerPrice,availableQty,categoryName,subCategoryName\n77,Milk,500 ml,30,28,40,Dairy,Milk\n',
    products: [{ name: 'Milk', unit: '500 ml', sale: 2_800, mrp: 3_000, stock: 40, places: 'Dairy > Milk' }],
  },
  {
    what: 'categories level by level, the price under its sign alone, a line for the spreadsheet above',
    file: 'sep=;\nItem;Category 1;Category 2;₹\nMilk;Dairy;Fresh;30\n',
    products: [{ name: 'Milk', sale: 3_000, places: 'Dairy > Fresh' }],
  },
  {
    what: 'headers in two rows',
    file: 'Product,,Price,\nName,Pack,MRP,Rate\nMilk,500 ml,30,28\n',
    products: [{ name: 'Milk', unit: '500 ml', sale: 2_800, mrp: 3_000 }],
  },
];

describe.each(FILES)('$what', ({ file, products, refused = [] }) => {
  it('is read as it is meant', async () => {
    const found = await read(file);
    const about = found.columns
      .map((column, at) => `${found.headers[at]} → ${JSON.stringify(column)}`)
      .join(', ');
    expect(found.refused, about).toEqual(refused);
    expect(
      found.products.map((product, at) => shown(product, products[at] ?? { name: '' })),
      about,
    ).toEqual(products);
  });
});

it('rows that come again are one product', async () => {
  const { products } = await read('Item,Pack,Rate\nSugar,1 kg,46\nSugar , 1 kg,46\nSugar,5 kg,220\n');
  expect(new Set(products.map(({ key }) => key)).size).toBe(2);
});

it('what is paid is what the list says, to the paisa', async () => {
  const { products } = await read('Item,Rate,MRP\nA,67.50,75\nB,99.99,120\nC,0.50,0.75\n');
  expect(products.map(({ pricePaise, discount }) => discountedPaise(pricePaise, discount))).toEqual(
    [6_750, 9_999, 50].map((amount) => paise(amount)),
  );
});
