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
    what: 'German, amounts with a decimal comma and dots between thousands',
    file:
      'Artikelnr.;Bezeichnung;Inhalt;Preis;UVP;Bestand;Warengruppe\r\n' +
      '4711;Vollmilch 3,5 %;1 l;1.299,00;1.499,00;12;Molkerei\r\n4712;Brötchen;6 Stück;2,49;;3;Backwaren\r\n',
    products: [
      {
        name: 'Vollmilch 3,5 %',
        unit: '1 l',
        sale: 129_900,
        mrp: 149_900,
        stock: 12,
        places: 'Molkerei > Molkerei',
      },
      { name: 'Brötchen', sale: 249, mrp: 249, stock: 3 },
    ],
  },
  {
    what: 'French, in the letters of Windows',
    file: windows(
      'D\xe9signation;Conditionnement;Prix TTC;Prix barr\xe9;Rayon\nLait demi-\xe9cr\xe9m\xe9;1 L;99,50;120;Cr\xe8merie\n',
    ),
    products: [
      { name: 'Lait demi-écrémé', unit: '1 L', sale: 9_950, mrp: 12_000, places: 'Crèmerie > Crèmerie' },
    ],
  },
  {
    what: 'Spanish, tabs, a percentage',
    file: 'Código\tDescripción\tFormato\tPrecio\tDto %\tExistencias\tFamilia\n1\tAceite de oliva\t1 L\t895\t10\t30\tAceites\n',
    products: [
      {
        name: 'Aceite de oliva',
        unit: '1 L',
        sale: 80_500,
        mrp: 89_500,
        stock: 30,
        places: 'Aceites > Aceites',
      },
    ],
  },
  {
    what: 'Italian, with a second price',
    file: 'Prodotto;Formato;Prezzo;Prezzo scontato;Categoria;Giacenza\nOlio;1 L;990;890;Condimenti;4\n',
    products: [
      { name: 'Olio', unit: '1 L', sale: 89_000, mrp: 99_000, stock: 4, places: 'Condimenti > Condimenti' },
    ],
  },
  {
    what: 'Portuguese',
    file: 'Produto;Embalagem;Preço;Estoque;Categoria\nArroz;5 kg;24,90;7;Grãos\n',
    products: [{ name: 'Arroz', unit: '5 kg', sale: 2_490, stock: 7, places: 'Grãos > Grãos' }],
  },
  {
    what: 'Dutch',
    file: 'Omschrijving;Verpakking;Verkoopprijs;Voorraad;Groep\nKaas;500 g;7,49;3;Zuivel\n',
    products: [{ name: 'Kaas', unit: '500 g', sale: 749, stock: 3, places: 'Zuivel > Zuivel' }],
  },
  {
    what: 'Tamil, with its own digits',
    file: 'பொருள்,அளவு,விலை,இருப்பு,வகை\nஅரிசி,5 கிலோ,₹ ௩௦௦,4,தானியம்\n',
    products: [{ name: 'அரிசி', unit: '5 கிலோ', sale: 30_000, stock: 4, places: 'தானியம் > தானியம்' }],
  },
  {
    what: 'Telugu',
    file: 'వస్తువు,పరిమాణం,ధర,నిల్వ\nబియ్యం,5 kg,300,4\n',
    products: [{ name: 'బియ్యం', unit: '5 kg', sale: 30_000, stock: 4 }],
  },
  {
    what: 'Bengali, with its own digits',
    file: 'পণ্য,পরিমাণ,দাম,মজুদ\nচাল,5 kg,৩০০,4\n',
    products: [{ name: 'চাল', unit: '5 kg', sale: 30_000, stock: 4 }],
  },
  {
    what: 'Marathi',
    file: 'वस्तूचे नाव,वजन,किंमत,सवलत,साठा,विभाग\nतांदूळ,5 kg,300,10%,4,धान्य\n',
    products: [{ name: 'तांदूळ', unit: '5 kg', sale: 27_000, mrp: 30_000, stock: 4, places: 'धान्य > धान्य' }],
  },
  {
    what: 'Gujarati',
    file: 'વસ્તુ,વજન,ભાવ,જથ્થો\nચોખા,5 kg,300,7\n',
    products: [{ name: 'ચોખા', unit: '5 kg', sale: 30_000, stock: 7 }],
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
      'Ghee,500,-3\nSpice,€ 9,1\nRice,60,5\nDal,90,5\nPoha,40,5\nJam,80,1\nAtta,300,2\nSoap,36,9\nMilk,30,4\n' +
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
      "'40-50' is no price",
      "'30/35' is no price",
      "'-46' is no price",
      'The price is 0',
      "'N/A' is no price",
      'The price 99999999 is above ₹1000000',
      "'-3' is no stock",
      "'€ 9' is no price",
    ],
  },
  {
    what: 'rows that are too short and too long',
    file: 'Item,Pack,Rate,Stock\nSugar,1 kg,46\nSalt,1 kg,28,5,extra,more\nTea\nRice,1 kg,60,5,,\n',
    products: [
      { name: 'Sugar', stock: null },
      { name: 'Rice', stock: 5 },
    ],
    refused: ['It has 6 cells, the list has 4 columns', 'It isn’t a row of this list'],
  },
  {
    what: 'headings and sums between the rows',
    file: 'Item,Pack,Rate\nDAIRY,,\nMilk,500 ml,30\nSub Total,,30\nBAKERY,,\nBread,400 g,50\nGrand Total,,80\n',
    products: [{ name: 'Milk' }, { name: 'Bread' }],
    refused: ['It has no price', 'It is a total, no product', 'It has no price', 'It is a total, no product'],
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
    what: 'paise under a header that only hints at them, every cell in quotes',
    file: '"Item"|"Pack"|"Amount (in p.)"\r\n"Sugar ""M"""|"1 kg"|"4600"\r\n',
    products: [{ name: 'Sugar "M"', sale: 4_600 }],
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
