import { LIMITS } from '@jhola/domain';
import { describe, expect, it } from 'vitest';
import { expectReadCorrectly, type OddFile, readOddFile } from './testing/odd-file.ts';

/**
 * Lists in the layouts of public datasets and shop systems, with their own ways to write packs, prices and categories.
 */

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

const FILES: readonly OddFile[] = [
  {
    what: 'amounts in paise, weights in a column that names grams, a count of pieces that is no pack',
    file:
      'Category,name,mrp,discountPercent,availableQuantity,discountedSellingPrice,weightInGms,outOfStock,quantity\n' +
      'Fruits & Vegetables,Onion,2500,16,3,2100,1000,FALSE,1\n' +
      'Fruits & Vegetables,Tomato Hybrid,4200,16,3,3500,1500,FALSE,1\n' +
      'Munchies,Aloo Bhujia,12300,15,0,10400,400,TRUE,400\n',
    amounts: 'paise',
    products: [
      { name: 'Onion', unit: '1 kg', sale: 2_100, mrp: 2_500, stock: 3, price: '2500 less 16 %' },
      { name: 'Tomato Hybrid', unit: '1.5 kg', sale: 3_500, mrp: 4_200 },
      { name: 'Aloo Bhujia', unit: '400 g', sale: 10_400, mrp: 12_300, stock: 0 },
    ],
  },
  {
    what: 'no pack at all but in some names, two prices, a type and a rating',
    file:
      'index,product,category,sub_category,brand,sale_price,market_price,type,rating,description\n' +
      '1,Garlic Oil - Vegetarian Capsule 500 mg,Beauty & Hygiene,Hair Care,Sri Sri Ayurveda ,220,220,Hair Oil & Serum,4.1,Good\n' +
      '2,Atta - Whole Wheat 5 kg,"Foodgrains, Oil & Masala",Atta & Flours,Aashirvaad,230,275,Whole Wheat,4.2,nan\n',
    products: [
      {
        name: 'Sri Sri Ayurveda Garlic Oil - Vegetarian Capsule 500 mg',
        unit: '1 pc',
        places: 'Beauty & Hygiene > Hair Care',
        description: 'Good',
      },
      {
        name: 'Aashirvaad Atta - Whole Wheat',
        unit: '5 kg',
        sale: 23_000,
        mrp: 27_500,
        places: 'Foodgrains, Oil & Masala > Atta & Flours',
        description: null,
      },
    ],
  },
  {
    what: 'camel case, a price and a discounted one, breadcrumbs beside category and sub-category',
    file:
      'Name,Brand,Price,DiscountedPrice,Category,SubCategory,Quantity,Description,BreadCrumbs\n' +
      'Premia Badam (Almonds),Premia ,451.0,329.0,Grocery,Grocery/Dry Fruits,500 gm,,Grocery > Dry Fruits > Premia Badam\n' +
      'Amul Amul Butter,Amul,60.0,58.0,Dairy,Butter/Cheese,100 gm,,Dairy > Butter > Amul\n',
    products: [
      {
        name: 'Premia Badam (Almonds)',
        unit: '500 g',
        sale: 32_900,
        mrp: 45_100,
        places: 'Grocery > Grocery/Dry Fruits',
      },
      { name: 'Amul Butter', unit: '100 g', places: 'Dairy > Butter/Cheese' },
    ],
  },
  {
    what: 'addresses of pictures and of pages, a price as the higher of two',
    file:
      'ProductName,Brand,Price,DiscountPrice,Image_Url,Quantity,Category,SubCategory,Absolute_Url\n' +
      'Onion (Loose),Fresho!,69.75,35,https://p.test/o.jpg,1 kg,Fruits & Vegetables,"Potato, Onion & Tomato",https://p.test/pd/1\n',
    products: [
      {
        name: 'Fresho! Onion (Loose)',
        unit: '1 kg',
        sale: 3_500,
        mrp: 6_975,
        images: 1,
        places: 'Fruits & Vegetables > Potato, Onion & Tomato',
      },
    ],
  },
  {
    what: 'number and unit in two columns, in capitals and with decimals of another program',
    file: 'Item,Net Qty,UOM,MRP,Rate\nToor Dal,500.0,GM,95,88\nSunflower Oil,1000,ML,160,149\nBesan,0.5,KGS,60,55\nEggs,6,NOS,48,45\n',
    products: [
      { name: 'Toor Dal', unit: '500 g' },
      { name: 'Sunflower Oil', unit: '1 L' },
      { name: 'Besan', unit: '500 g' },
      { name: 'Eggs', unit: '6 NOS' },
    ],
  },
  {
    what: 'the unit in brackets in the header',
    file: 'Product;Quantity (ml);Price (Rs.)\nMango Drink;1200;75\nCola;750;40\n',
    products: [
      { name: 'Mango Drink', unit: '1.2 L' },
      { name: 'Cola', unit: '750 ml' },
    ],
  },
  {
    what: 'bare weights: those of grams are large',
    file: 'Item,Weight,Rate\nRava,500,32\nPoha,1000,70\nSabudana,250,25\n',
    products: [
      { name: 'Rava', unit: '500 g' },
      { name: 'Poha', unit: '1 kg' },
      { name: 'Sabudana', unit: '250 g' },
    ],
  },
  {
    what: 'bare weights: those of kilograms are small',
    file: 'Item,Wt.,Rate\nRava,0.5,32\nPoha,1,70\nRice,25,1450\n',
    products: [
      { name: 'Rava', unit: '500 g' },
      { name: 'Poha', unit: '1 kg' },
      { name: 'Rice', unit: '25 kg' },
    ],
  },
  {
    what: 'Hindi headers that name grams, digits of its own, lakhs',
    file: 'उत्पाद का नाम,वज़न (ग्राम),मूल्य (₹),श्रेणी\nकेसर,१०००,"१,२५,०००",मसाले / सूखे मेवे\nहल्दी,५००,१२०,मसाले / सूखे मेवे\n',
    products: [
      { name: 'केसर', unit: '1 kg', sale: 12_500_000, places: 'मसाले / सूखे मेवे > मसाले / सूखे मेवे' },
      { name: 'हल्दी', sale: 12_000 },
    ],
  },
  {
    what: 'amounts as bills write them: rupees before, a dash behind, lakhs',
    file: 'Sl,Particulars,Pkg,M.R.P.,Our Rate\n1,Kashmiri Saffron,100 gms,"Rs. 1,25,000.00/-","Rs. 1,20,000.00/-"\n2,Cashew W240,1 kg,"₹1,299.00","Rs. 1,199.00/-"\n',
    products: [
      { name: 'Kashmiri Saffron', unit: '100 g', sale: 12_000_000, mrp: 12_500_000 },
      { name: 'Cashew W240', unit: '1 kg', sale: 119_900, mrp: 129_900 },
    ],
  },
  {
    what: 'German, UTF-16, semicolons, grams in the header',
    file: utf16(
      'Artikel;Marke;Gewicht in g;Preis;UVP\r\nMüsli;Dr. Oetker;1000;349,00;399,00\r\nDr Oetker Pudding;Dr. Oetker;75;45,50;50,00\r\n',
    ),
    products: [
      { name: 'Dr. Oetker Müsli', unit: '1 kg', sale: 34_900, mrp: 39_900 },
      { name: 'Dr Oetker Pudding', unit: '75 g', sale: 4_550, mrp: 5_000 },
    ],
  },
  {
    what: 'slashes within names of categories',
    file: 'Item,Rate,Category\nJam,99,Breakfast / Snacks / Juices\nSoap,40,Bath / Body\nTea,200,Breakfast / Snacks / Juices\nOil,150,Oil/Ghee\nComb,20,Hair / Skin\n',
    products: [
      { name: 'Jam', places: 'Breakfast / Snacks / Juices > Breakfast / Snacks / Juices' },
      { name: 'Soap', places: 'Bath / Body > Bath / Body' },
      { name: 'Tea' },
      { name: 'Oil', places: 'Oil/Ghee > Oil/Ghee' },
      { name: 'Comb' },
    ],
  },
  {
    what: 'slashes between the steps of paths, which form a tree',
    file: 'Item,Rate,Category\nChips,20,Food/Snacks/Chips\nTea,200,Food/Drinks/Tea\nCola,40,Food/Drinks/Cold\nSoap,40,Home/Bath\nMop,150,Home/Cleaning\nJam,99,Food/Spreads\n',
    products: [
      { name: 'Chips', places: 'Food > Snacks' },
      { name: 'Tea', places: 'Food > Drinks' },
      { name: 'Cola', places: 'Food > Drinks' },
      { name: 'Soap', places: 'Home > Bath' },
      { name: 'Mop', places: 'Home > Cleaning' },
      { name: 'Jam', places: 'Food > Spreads' },
    ],
  },
  {
    what: 'one path under a header that says so, and a tree written as code',
    file: 'Item,Rate,Category Path\nChips,20,Food / Snacks / Chips\n',
    products: [{ name: 'Chips', places: 'Food > Snacks' }],
  },
  {
    what: 'a tree written as code, with a home',
    file: 'product_name,retail_price,discounted_price,product_category_tree,brand\nGreen Tea,350,299,"[""Home >> Food >> Tea >> Green Tea""]",null\n',
    products: [{ name: 'Green Tea', sale: 29_900, mrp: 35_000, places: 'Food > Tea' }],
  },
  {
    what: 'cells of a program that has nothing, an MRP of 0, a brand that is none',
    file: 'Name,Brand,Pack,Price,MRP,Category\nRice,NaN,nan,60,0,None\nDal,Generic,1 kg,90,NaN,Grains\n',
    products: [
      { name: 'Rice', unit: '1 pc', sale: 6_000, mrp: 6_000, places: 'Other > Other' },
      { name: 'Dal', unit: '1 kg', sale: 9_000, mrp: 9_000, places: 'Grains > Grains' },
    ],
  },
];

describe.each(FILES)('$what', (odd) => {
  it('is read correctly', () => expectReadCorrectly(odd));
});

describe('what the user has to decide or confirm', () => {
  it('is whether whole hundreds are paise', async () => {
    const { reading } = await readOddFile('Name,MRP,Price,Stock\nA,2500,2100,100\nB,12300,10400,200\n');
    expect(reading.paiseLike).toEqual([false, true, true, true]);
    const many = Array.from({ length: 40 }, (_, at) => `P${at},${at * 500 + (at === 7 ? 50 : 0)}\n`).join('');
    expect((await readOddFile(`Name,Price\n${many}`)).reading.paiseLike).toEqual([false, true]);
    expect((await readOddFile('Name,Price\nA,2500\nB,99\n')).reading.paiseLike).toEqual([false, false]);
  });

  it('is each row with a guess', async () => {
    const { remarks } = await readOddFile('Name,Price,MRP\nTata Salt 1 kg,999,1299\nSoap,50,40\n');
    expect(remarks).toEqual([
      ["The pack '1 kg' was taken from the name", 'pack_from_name'],
      [
        'Sells at ₹1,000, not ₹999: the nearest price that a whole-percentage discount on the MRP of ₹1,299 gives',
        'price_rounded',
      ],
      ['The price is above the MRP; it is kept, without a discount', 'price_above_mrp'],
    ]);
  });

  it('is each stock below zero, which counts as 0', async () => {
    const { products, remarks, refused } = await readOddFile(
      'Item Name,Cl. Stk.,Rate\nA,-3,10\nB,(-)2.000 Nos,20\nC,(4),30\nD,-0.00,40\nE,− 5 pcs,50\nF,6,60\n',
    );
    expect(refused).toEqual([]);
    expect(products.map(({ stock }) => stock)).toEqual([0, 0, 0, 0, 0, 6]);
    expect(remarks).toEqual(
      ['-3', '(-)2.000 Nos', '(4)', '− 5 pcs'].map((given) => [
        `The stock '${given}' is negative and counts as 0`,
        'negative_stock',
      ]),
    );
  });

  it('is each stock that isn’t a whole number or above the most, which is lowered', async () => {
    const { products, remarks } = await readOddFile(
      'Item Name,Stock,Rate\nA,3.5,10\nB,0.4 pcs,20\nC,2.000,30\nD,8901030865278,40\nE,6,50\n',
    );
    expect(products.map(({ stock }) => stock)).toEqual([3, 0, 2, LIMITS.stock, 6]);
    expect(remarks).toEqual([
      ["The stock '3.5' counts as 3", 'stock_lowered'],
      ["The stock '0.4 pcs' counts as 0", 'stock_lowered'],
      ["The stock '8901030865278' counts as 10,00,000", 'stock_lowered'],
    ]);
  });
});
