import { describe, expect, it, test } from 'vitest';
import { recipeForProduct, type UnseenProduct } from './recipe-for-product.ts';

/** 'kind art mark' of a product's picture; no art on plain packs. */
function pictureOf(product: UnseenProduct): string {
  const recipe = recipeForProduct(product);
  if (recipe.kind === 'loose') return `loose ${recipe.good}`;
  const art = recipe.kind === 'plain' ? '' : ` ${recipe.face.art.name}`;
  return `${recipe.kind}${art} ${recipe.face.mark}`;
}

describe('the picture of a product', () => {
  it.each<[name: string, unit: string, subCategory: string, category: string, picture: string]>([
    ['Cadbury Dairy Milk Silk', '60 g', 'Chocolates', 'Snacks', 'wrap chocolate-bar veg'],
    ['Amul Taaza Toned Milk', '500 ml', 'Milk', 'Dairy', 'carton glass-of-milk veg'],
    ['Amul Chocolate Milk', '200 ml', 'Milk Drinks', 'Dairy', 'carton glass-of-milk veg'],
    ['Amul Milk Chocolate', '40 g', 'Chocolates', 'Snacks', 'wrap chocolate-bar veg'],
    ['MTR Pickle - Tomato', '300 g', 'Pickles', 'Snacks & Foods', 'jar jar veg'],
    ['Kissan Fresh Tomato Ketchup', '950 g', 'Sauces', 'Snacks & Foods', 'bottle tomato veg'],
    ['Tomato - Hybrid', '500 g', 'Fresh Vegetables', 'Fruits & Vegetables', 'loose tomato'],
    ['Tomato - Green', '500 g', 'Fresh Vegetables', 'Fruits & Vegetables', 'loose tomato-green'],
    ['Grated Coconut', '200 g', 'Cuts & Sprouts', 'Fruits & Vegetables', 'pouch sev veg'],
    ['Fresho Tomato - Hybrid', '500 g Pouch', 'Fresh Vegetables', 'Vegetables', 'pouch tomato veg'],
    ['Vim Dishwash Bar - Lemon', '300 g', 'Detergents', 'Cleaning & Household', 'soap-box sponge none'],
    ['Dove Soap with Milk Cream', '100 g', 'Bath', 'Beauty & Hygiene', 'soap-box soap none'],
    ['Cotton Double Bedsheet', '1 pc', 'Bed Linen', 'Kitchen, Garden & Home', 'plain none'],
    ['Prestige Fry Pan with Lid', '1 pc', 'Cookware', 'Kitchen', 'plain none'],
    ['Steelo Masala Dabba', '1 pc', 'Storage', 'Kitchen', 'plain none'],
    ['Fresho Chicken Curry Cut', '500 g', 'Poultry', 'Eggs, Meat & Fish', 'tray poultry-leg nonveg'],
    ['Pedigree Dog Food - Chicken', '3 kg', 'Pet Food', 'Pets', 'pouch dog-face none'],
    ['Whatever This Is', '1 pc', 'Something', 'Anything', 'plain none'],
    ['Organic - Maida', '1 kg', 'Flours', 'Foodgrains', 'pouch sheaf-of-rice veg'],
    ['Levista No. 7', '500 g', 'Coffee', 'Beverages', 'jar hot-beverage veg'],
    ['Levista No. 7', '500 g Pouch', 'Coffee', 'Beverages', 'pouch hot-beverage veg'],
    ['Nikita No. 7', '500 g', 'Tea & Coffee', 'Beverages', 'plain veg'],
    ['Milton Steel Water Bottle', '1 pc', 'Flasks', 'Kitchen', 'flask droplet none'],
    ['RiteBite Protein Bar - Almond', '50 g', 'Energy Bars', 'Snacks & Foods', 'wrap almonds veg'],
    ['Tasty Tuna Chunks', '180 g Can', 'Canned Food', 'Foods', 'tin fish nonveg'],
    ['Figaro Green Olives', '450 g Bottle', 'Gourmet', 'Foods', 'jar olive veg'],
    ['Lion Black Raisins', '250 g', 'Dry Fruits', 'Foods', 'pouch grapes veg'],
    ['Coconut Broom', '1 pc', 'Mops & Brushes', 'Cleaning & Household', 'broom broom none'],
    ['Gala Floor Wiper', '1 pc', 'Mops & Brushes', 'Cleaning & Household', 'mop broom none'],
    ['Bisleri Mineral Water', '1 l Bottle', 'Water', 'Beverages', 'water droplet veg'],
    ['Modern Brown Bread', '400 g Pouch', 'Breads', 'Bakery, Cakes & Dairy', 'bag bread veg'],
    ['Ladi Pav', '6 pcs', 'Breads & Buns', 'Bakery, Cakes & Dairy', 'bag bread veg'],
    ['Malai Paneer', '200 g Pouch', 'Paneer', 'Dairy', 'block cheese-wedge veg'],
    ['Baby Diaper Pants - Medium', '20 pcs', 'Diapers & Wipes', 'Baby Care', 'soft-pack baby none'],
    ['Baby Wipes with Aloe Vera', '72 pcs', 'Diapers & Wipes', 'Baby Care', 'wipes droplet none'],
    [
      'Whisper Sanitary Pads',
      '15 pcs',
      'Feminine Hygiene',
      'Beauty & Hygiene',
      'soft-pack cherry-blossom none',
    ],
    ['Toilet Roll - 2 Ply', '4 pcs', 'Tissues', 'Cleaning & Household', 'rolls roll-of-paper none'],
    ['Colgate Toothpaste', '200 g', 'Oral Care', 'Beauty & Hygiene', 'toothpaste tooth none'],
    ['Single Line Notebook', '1 pc', 'Stationery', 'Cleaning & Household', 'notebook notebook none'],
    ['Sandal Agarbatti', '100 g', 'Pooja Needs', 'Cleaning & Household', 'incense diya-lamp none'],
    ['Maybelline Kajal', '1 pc', 'Makeup', 'Beauty & Hygiene', 'stick eye none'],
    ['LED Bulb 9 W', '1 pc', 'Bulbs', 'Cleaning & Household', 'bulb light-bulb none'],
    ['Room Freshener', '220 ml', 'Fresheners', 'Cleaning & Household', 'aerosol blossom none'],
    ['Fogg Body Spray', '150 ml', 'Deos', 'Beauty & Hygiene', 'aerosol rose none'],
    ['Britannia Cookies - Atta', '200 g', 'Biscuits', 'Snacks', 'wrap cookie veg'],
    ['Hit Insect Spray', '400 ml Can', 'Repellents', 'Cleaning & Household', 'aerosol mosquito none'],
    ['Mtr Pav Bhaji', '300 g', 'Ready To Eat', 'Snacks & Foods', 'box curry-rice veg'],
    ['Rasgulla', '1 kg Tin', 'Sweets', 'Snacks', 'tin milk-balls veg'],
    ['Organic Jaggery', '500 g', 'Salt & Sugar', 'Foodgrains', 'pouch jaggery veg'],
    ['Whole Cashews', '500 g', 'Dry Fruits', 'Foodgrains', 'pouch cashews veg'],
    ['Haldirams Namkeen - Madras Mixture', '135 g', 'Namkeen', 'Snacks & Foods', 'pouch sev veg'],
    ['Ask Choco Chips - Milk', '100 g', 'Baking', 'Foods', 'pouch chocolate-bar veg'],
    ['Mint Leaves', '100 g Pouch', 'Herbs', 'Fruits & Vegetables', 'pouch leafy-green veg'],
    ['Cheesy Corn Triangles', '320 g', 'Frozen Veggies & Snacks', 'Snacks & Foods', 'pouch ear-of-corn veg'],
    ['Tomato + Hot & Sour Soup', 'Combo 2 Items', 'Soups', 'Snacks & Foods', 'pouch steaming-bowl veg'],
    ['Lady Finger', '250 g', 'Fresh Vegetables', 'Fruits & Vegetables', 'loose lady-finger'],
    ['Beetroot', '500 g', 'Fresh Vegetables', 'Fruits & Vegetables', 'loose beetroot'],
    ['Custard Apple', '500 g', 'Fresh Fruits', 'Fruits & Vegetables', 'plain veg'],
    ['Baboo Bamboo Soap Dish/Case', '1 pc', 'Bath', 'Cleaning & Household', 'plain none'],
    ['Iveo Melamine Nappy/Serving Bowl Set', '2 pcs', 'Crockery', 'Kitchen, Garden & Home', 'plain none'],
    ['Mentos Chewing Gum', '90 g Bottle', 'Mints & Gum', 'Snacks', 'jar candy veg'],
    ['Nivea Roll On Deodorant', '50 ml', 'Deos', 'Beauty & Hygiene', 'tube rose none'],
    ['Stevia Hot Chocolate', '100 g', 'Hot Drinks', 'Beverages', 'jar hot-beverage veg'],
    ['Cabbage - Red', '1 pc', 'Fresh Vegetables', 'Fruits & Vegetables', 'plain veg'],
    ['Cerelac Wheat Apple', '300 g', 'Food', 'Baby', 'box baby-bottle veg'],
    ['Horlicks Classic Malt', '500 g', 'Health Drinks', 'Beverages', 'jar glass-of-milk veg'],
    ['Chicken Seekh Kabab', '500 g', 'Cold Cuts', 'Eggs, Meat & Fish', 'pouch meat-on-bone nonveg'],
    ['Whiskas Ocean Fish Adult', '480 g', 'Fish', 'Pets', 'pouch cat-face none'],
    ['Fish Food', '100 g', 'Fish', 'Pets', 'pouch tropical-fish none'],
    ['Water Tap', '1 pc', 'Plumbing', 'Hardware', 'plain none'],
    ['Screwdriver Set', '1 set', 'Tools', 'Hardware', 'card screwdriver none'],
    ['Rasna Nagpur Orange', '500 g', 'Juice', 'Beverages', 'pouch tropical-drink veg'],
    ['Fevistik Glue Stick', '15 g', 'Adhesives', 'Stationery', 'tube pouring-liquid none'],
    ['Enamel Paint White', '1 l', 'Paint', 'Hardware', 'tin paintbrush none'],
    ['Jeera Whole', '100 g', 'Masala', 'Grocery', 'pouch seeds veg'],
    ['Everest Turmeric Powder', '100 g', 'Masala', 'Grocery', 'pouch powder veg'],
    ['Lays Magic Masala', '52 g', 'Chips', 'Snacks', 'pouch potato veg'],
    ['Rin Bar', '250 g', 'Detergents', 'Household', 'soap-box bubbles none'],
    ['Odonil Air Freshener Block', '50 g', 'Fresheners', 'Household', 'box blossom none'],
    ['Act II Popcorn Instant Butter', '70 g', 'Popcorn', 'Snacks', 'pouch popcorn veg'],
    ['Parachute Coconut Oil', '200 ml', 'Hair', 'Beauty', 'bottle coconut none'],
    ['Apple Cider Vinegar', '473 ml Cup', 'Sauces', 'Snacks & Foods', 'bottle amphora veg'],
    ['Organic Chick Peas', '350 g', 'Canned Food', 'Foods', 'pouch chickpeas veg'],
    ['Mint - Chopped', '100 g', 'Cut Vegetables', 'Fruits & Vegetables', 'loose mint'],
    ['Beans - Julienne', '200 g', 'Cut Vegetables', 'Fruits & Vegetables', 'loose french-beans'],
    ['Marigold Garland', '1 pc', 'Flowers', 'Pooja', 'loose garland'],
    ['Kumkum', '50 g', 'Needs', 'Pooja', 'pouch powder none'],
    ['Tomato Disc', '70 g', 'Snacks', 'Snacks & Foods', 'pouch tomato veg'],
    ['Onion - White', '1 kg', 'Fresh Vegetables', 'Fruits & Vegetables', 'loose onion-white'],
    ['Almonds - Premium 200 g + Cashews', 'Combo 2 Items', 'Dry Fruits', 'Foodgrains', 'pouch almonds veg'],
    ['Almond Jumbo 1 kg+Cashew 500 g', 'Combo', 'Dry Fruits', 'Foodgrains', 'pouch almonds veg'],
    ['Daadis Besan Laddoo', '200 g', 'Sweets', 'Snacks & Foods', 'box ladoo veg'],
    [
      'Apple Shimla 4 pcs + Banana 1 kg',
      'Combo',
      'Fresh Fruits',
      'Fruits & Vegetables',
      'pouch red-apple veg',
    ],
    ['Tabasco Red Pepper Sauce', '60 ml', 'Sauces', 'Snacks & Foods', 'bottle hot-pepper veg'],
    ['Morton Marmalade - Orange', '450 g', 'Jams', 'Snacks & Foods', 'jar tangerine veg'],
    ['Nivea Roll On Deodorant', '50 ml Can', 'Deos', 'Beauty & Hygiene', 'tube rose none'],
    ['Kelloggs Chocos - Variety Pack', '156 g', 'Breakfast', 'Foods', 'box bowl-with-spoon veg'],
    ['Kelloggs Cornflakes', '500 g', 'Breakfast', 'Foods', 'box bowl-with-spoon veg'],
    ['BB Khus Khus/Gasagase', '100 g', 'Spices', 'Foodgrains', 'pouch seeds veg'],
    ['Mothers Ginger Garlic Paste', '500 g', 'Spices', 'Foodgrains', 'jar garlic veg'],
    ['Drink - Fresh Mango', '1 l', 'Fruit Juices & Drinks', 'Beverages', 'carton mango veg'],
    ['Frooti Drink - Juicy Mango', '1 l', 'Fruit Juices & Drinks', 'Beverages', 'carton mango veg'],
    ['Nutro Wafers - Chocolate Cream', '75 g', 'Biscuits', 'Snacks', 'wrap cookie veg'],
    ['Turmeric Root', '250 g', 'Fresh Vegetables', 'Fruits & Vegetables', 'loose ginger'],
    ['Corriander', '1 bunch', 'Herbs', 'Fruits & Vegetables', 'loose coriander'],
    ['Veeba Honey Mustard Sauce', '300 g', 'Sauces', 'Snacks & Foods', 'bottle seeds veg'],
    ['Pantai Sauce - Black Pepper', '200 ml', 'Sauces', 'Snacks & Foods', 'bottle seeds veg'],
    ['Parle Creams - Hide & Seek Orange', '120 g', 'Biscuits', 'Snacks', 'wrap cookie veg'],
    ['MTR Seviyan Upma', '160 g', 'Ready To Eat', 'Snacks & Foods', 'pouch bowl-with-spoon veg'],
  ])('%s, %s (%s) is %s', (name, unit, subCategory, category, picture) => {
    expect(pictureOf({ name, unit, subCategory, category })).toBe(picture);
  });
});

test('the text on a pack is the brand and the rest of the name', () => {
  expect(recipeForProduct({ name: 'Amul Butter', unit: '100 g', brand: 'Amul' })).toMatchObject({
    face: { brand: 'Amul', title: 'Butter', unit: '100 g' },
  });
});

test('a title does not begin with the dash after the brand', () => {
  expect(
    recipeForProduct({ name: 'Nescafe - Original Decaff', unit: '100 g Bottle', brand: 'Nescafe' }),
  ).toMatchObject({ kind: 'jar', face: { title: 'Original Decaff', art: { name: 'hot-beverage' } } });
});

test('contents visible through a pack have their own colour', () => {
  const fillOf = (name: string, subCategory: string) =>
    recipeForProduct({ name, unit: '500 ml', subCategory, category: 'Foodgrains, Oil & Masala' });
  expect(fillOf('Dabur Honey', 'Honey')).toMatchObject({ kind: 'jar', face: { fill: '#c97d12' } });
  expect(fillOf('Aachi Ghee', 'Ghee')).toMatchObject({ face: { fill: '#eec95c' } });
  expect(fillOf('Perrier Sparkling Water', 'Water')).toMatchObject({ face: { fill: '#e4f1f8' } });
  expect(fillOf('Fortune Mustard Oil', 'Oil')).toMatchObject({ kind: 'bottle', face: { fill: '#c98a14' } });
});

test('a long name is cut to what a pack has room for', () => {
  const name = 'Milk Shakti Biscuits - With The Goodness Of Milk And Honey';
  expect(recipeForProduct({ name, unit: '80 g', brand: 'Parle' })).toMatchObject({
    face: { title: 'Milk Shakti Biscuits' },
  });
});
