import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '../../testing/cpu-time.ts';
import { expectReadCorrectly, type OddFile, readOddFile, windows } from './testing/odd-file.ts';

/** Files in layouts that the importer has no profile for; each is read only by its own contents. */

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const utf16be = (text: string) => Buffer.from(utf16(text)).swap16();

const FILES: readonly OddFile[] = [
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
    what: 'texts as formulas, so that a spreadsheet keeps the zeros of a barcode',
    file:
      '="Bar code",Item,="Rate",Stock\n="0012345",="Tata ""Salt""",="28.00",="5"\n' +
      '"=""0012346""","=""Dal, Toor""",90,4\n0012347,=1+1,10,3\n',
    products: [
      { name: 'Tata "Salt"', sale: 2_800, stock: 5 },
      { name: 'Dal, Toor', sale: 9_000, stock: 4 },
      { name: '=1+1', sale: 1_000, stock: 3 },
    ],
  },
  {
    what: 'letters that a spreadsheet replaced as it saved the file, also the sign of rupees',
    file:
      'Item,Category,Rate\nTata Salt,Grocery,? 28.00\n????? ???,Grocery,"?1,120.50"\nTata ????,Grocery,30\n' +
      'Ghee,???? ?????,600\nWhat??,Snacks,10\n',
    products: [
      { name: 'Tata Salt', sale: 2_800 },
      { name: 'What??', sale: 1_000 },
    ],
    refused: ['????? ???', 'Tata ????', '???? ?????'].map(
      (text) => `The letters of '${text}' were lost when the file was saved: save it as CSV UTF-8`,
    ),
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
    refused: ['It’s a total, not a product', 'It has no name'],
  },
  {
    what: 'totals with their currency or number of items',
    file:
      'Item,Pack,Rate\nSugar,1 kg,46\nTotal Rs.,,46\nTotal (1 item),,46\nGRAND TOTAL (INR),,46\nTotals:,,46\n' +
      'कुल राशि (₹),,46\nTotal Care Mouthwash,,199\nTotal 100 g,,99\n',
    products: [{ name: 'Sugar' }, { name: 'Total Care Mouthwash' }, { name: 'Total', unit: '100 g' }],
    refused: Array.from({ length: 5 }, () => 'It’s a total, not a product'),
  },
  {
    what: 'totals in Hindi, and products that begin with the same words',
    file:
      'वस्तु,मात्रा,मूल्य\nचावल,5 kg,300\nउप-योग,,300\nयोग मैट,1 pc,499\nकुल्हड़,6 pc,90\n' +
      'कुल,,889\nकुल योग:,,889\nमहायोग,,889\nकुल राशि,,889\nकुल जोड़,,889\n',
    products: [{ name: 'चावल' }, { name: 'योग मैट' }, { name: 'कुल्हड़' }],
    refused: Array.from({ length: 6 }, () => 'It’s a total, not a product'),
  },
  {
    what: 'Hindi and Malayalam words with joiners',
    file: 'नाम,मूल्\u200dय,ब्रांड,स्टॉक\nशक्\u200dकर,30,,उपलब्\u200dध\nമില്\u200dമ പാല്\u200d,28,മില്മ,\nकुल मूल्\u200dय,58,,\n',
    products: [
      { name: 'शक्\u200dकर', sale: 3_000, stock: null },
      { name: 'മില്\u200dമ പാല്\u200d', sale: 2_800 },
    ],
    refused: ['It’s a total, not a product'],
  },
  {
    what: 'purchase prices and totals beside the price, in Hindi',
    file: 'नाम,ख़रीद मूल्य,थोक भाव,कुल कीमत,मूल्य\nचावल,250,270,900,300\nदाल,100,110,360,120\n',
    products: [
      { name: 'चावल', sale: 30_000 },
      { name: 'दाल', sale: 12_000 },
    ],
  },
  {
    what: 'a purchase price beside the price, in Hindi in Latin letters',
    file: 'Naam,Kharid Rate,Kul Daam,Daam\nChawal,250,900,300\nDal,100,360,120\n',
    products: [{ name: 'Chawal', sale: 30_000 }, { name: 'Dal' }],
  },
  {
    what: 'a selling price beside a purchase price, in Hindi',
    file: 'नाम,क्रय मूल्य,विक्रय मूल्य\nचावल,250,300\n',
    products: [{ name: 'चावल', sale: 30_000 }],
  },
  {
    what: 'stock in Hindi words, and headers in another encoding of their letters',
    file: 'नाम,व\u095bन,\u0958ीमत,स्टॉक\nचावल,5 kg,300,हाँ\nदाल,1 kg,120,नहीं\nचीनी,1 kg,46,उपलब्ध\n',
    products: [
      { name: 'चावल', unit: '5 kg', sale: 30_000, stock: null },
      { name: 'दाल', unit: '1 kg', sale: 12_000, stock: 0 },
      { name: 'चीनी', stock: null },
    ],
  },
  {
    what: 'headers that come again on every page',
    file: 'Item,Pack,Rate\nSugar,1 kg,46\nItem,Pack,Rate\nSalt,1 kg,28\n',
    products: [{ name: 'Sugar' }, { name: 'Salt' }],
    refused: ["'Rate' isn’t a price"],
  },
  {
    what: 'a product that is called Total',
    file: 'Brand,Item,Pack,Rate\nColgate,Total,100 g,99\n,Total,,99\n',
    products: [{ name: 'Colgate Total', unit: '100 g' }],
    refused: ['It’s a total, not a product'],
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
    what: 'UTF-16 without a mark, in letters that are no Latin ones',
    file: utf16('वस्तु\tमात्रा\tमूल्य\r\nचावल\t5 kg\t300\r\nदाल\t1 kg\t120\r\n').subarray(2),
    products: [{ name: 'चावल', unit: '5 kg', sale: 30_000 }, { name: 'दाल' }],
  },
  {
    what: 'UTF-16 without a mark, big end first',
    file: utf16be('Item\tPack\tRate\r\nSugar\t1 kg\t46\r\n').subarray(2),
    products: [{ name: 'Sugar', unit: '1 kg', sale: 4_600 }],
  },
  {
    what: 'no headers at all: numbered rows, names, packs and prices',
    file: '1,Sugar,1 kg,46.00\n2,Salt,1 kg,28.00\n3,Toor Dal,500 g,92.50\n',
    products: [
      { name: 'Sugar', unit: '1 kg', sale: 4_600 },
      { name: 'Salt', unit: '1 kg', sale: 2_800 },
      { name: 'Toor Dal', unit: '500 g', sale: 9_250 },
    ],
  },
  {
    what: 'no headers, two prices, a name with a word that headers have',
    file: 'Cat Food;8901030865278;₹ 90;₹ 100;1.2 kg\nSoap;8901030865279;₹ 36;₹ 40;75 g\n',
    products: [
      { name: 'Cat Food', unit: '1.2 kg', sale: 9_000, mrp: 10_000 },
      { name: 'Soap', unit: '75 g', sale: 3_600, mrp: 4_000 },
    ],
  },
  {
    what: 'rows that are too short and too long',
    file: 'Item,Pack,Rate,Stock\nSugar,1 kg,46\nSalt,1 kg,28,5,extra,more\nTea\nRice,1 kg,60,5,,\n',
    products: [
      { name: 'Sugar', stock: null },
      { name: 'Rice', stock: 5 },
    ],
    refused: ['It has 6 cells, but the list has 4 columns', 'It isn’t a row of this list'],
  },
  {
    what: 'headings and sums between the rows',
    file: 'Item,Pack,Rate\nDAIRY,,\nMilk,500 ml,30\nSub Total,,30\nBAKERY,,\nBread,400 g,50\nGrand Total,,80\n',
    products: [{ name: 'Milk' }, { name: 'Bread' }],
    refused: [
      'It has no price',
      'It’s a total, not a product',
      'It has no price',
      'It’s a total, not a product',
    ],
  },
  {
    what: 'an export of another system: variants, tags, HTML, a price to compare with',
    file:
      'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,' +
      'Variant Price,Variant Compare At Price,Image Src\n' +
      'milk,Milk,<p>Fresh</p>,Amul,Dairy,"milk,fresh",500 ml,SK1,500,40,28.00,30.00,https://x.test/1.jpg\n',
    products: [
      {
        name: 'Amul Milk',
        unit: '500 ml',
        sale: 2_800,
        mrp: 3_000,
        stock: 40,
        description: 'Fresh',
        images: 1,
      },
    ],
  },
  {
    what: 'stock as a bookkeeper’s system has it, groups under Under',
    file: 'Name of Item,Under,Units,Closing Balance Qty,Standard Price,MRP Rate\nParle G,Biscuits,Nos,120 Nos,5.00/Nos,5.00\n',
    products: [{ name: 'Parle G', sale: 500, stock: 120, places: 'Biscuits > Biscuits' }],
  },
  {
    what: 'paths of categories with commas between them',
    file: 'Name,Price,Categories\nGhee,499,"Dairy > Ghee, Breakfast > Spreads"\nTea,90,"Tea, Coffee & Drinks > Tea"\n',
    products: [
      { name: 'Ghee', places: 'Dairy > Ghee | Breakfast > Spreads' },
      { name: 'Tea', places: 'Tea, Coffee & Drinks > Tea' },
    ],
  },
  {
    what: 'size and measure apart, tax and cost beside, a variant that is no pack',
    file: 'Barcode,HSN,Item Name,Brand,Variant,Size,UoM,GST,Cost,MRP,SP\n8901,0401,Milk,Amul,Gold,500,ml,5%,26,30,28\n',
    products: [{ name: 'Amul Milk', unit: '500 ml', sale: 2_800, mrp: 3_000 }],
  },
  {
    what: 'headers in two rows',
    file: 'Product,,Price,\nName,Pack,MRP,Rate\nMilk,500 ml,30,28\n',
    products: [{ name: 'Milk', unit: '500 ml', sale: 2_800, mrp: 3_000 }],
  },
];

describe.each(FILES)('$what', (odd) => {
  it('is read correctly', () => expectReadCorrectly(odd));
});

it('repeated rows are one product', async () => {
  const { products } = await readOddFile('Item,Pack,Rate\nSugar,1 kg,46\nSugar , 1 kg,46\nSugar,5 kg,220\n');
  expect(new Set(products.map(({ key }) => key)).size).toBe(2);
});

it.each([
  ['spaces', ' '],
  ['no-break spaces', '\u00a0'],
])('a cell with thousands of %s is read in linear time, in any column', async (_what, letter) => {
  const usual = ['Tea', 'Tata', '500', 'g', 'Food', '10', '12', '4', 'Strong'];
  const long = `1${letter.repeat(50_000)}1`;
  const rows = usual.map((_, at) => usual.with(at, long));
  const file = [
    ['Item', 'Brand', 'Size', 'Unit', 'Category', 'Rate', 'MRP', 'Stock', 'Description'],
    usual,
    ...rows,
  ];
  expect(await cpuTimeOf(() => readOddFile(file.map((cells) => cells.join()).join('\n')))).toBeLessThan(
    4_000,
  );
});
