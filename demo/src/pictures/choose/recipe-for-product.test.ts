import { describe, expect, it, test } from 'vitest';
import { recipeForProduct } from './recipe-for-product.ts';
import type { UnseenProduct } from './unseen-product.ts';

/** 'kind art mark' of a product's picture; no art on plain packs. */
function pictureOf(product: UnseenProduct): string {
  const recipe = recipeForProduct(product);
  if (recipe.kind === 'loose') return `loose ${recipe.good ?? recipe.art.name}`;
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
    ['Asparagus', '250 g', 'Exotic Fruits & Veggies', 'Fruits & Vegetables', 'loose asparagus'],
    ['Thai Mix', '1 pc', 'Herbs & Seasonings', 'Fruits & Vegetables', 'plain veg'],
    ['Besan/Kadale Hittu', '1 kg Pouch', 'Atta, Flours & Sooji', 'Foodgrains', 'pouch powder veg'],
    ['Tomato - Green', '500 g', 'Fresh Vegetables', 'Fruits & Vegetables', 'loose tomato-green'],
    ['Grated Coconut', '200 g', 'Cuts & Sprouts', 'Fruits & Vegetables', 'pouch sev veg'],
    ['Fresho Tomato - Hybrid', '500 g Pouch', 'Fresh Vegetables', 'Vegetables', 'pouch tomato veg'],
    ['Vim Dishwash Bar - Lemon', '300 g', 'Detergents', 'Cleaning & Household', 'soap-box sponge none'],
    ['Dove Soap with Milk Cream', '100 g', 'Bath', 'Beauty & Hygiene', 'soap-box soap none'],
    ['Cotton Double Bedsheet', '1 pc', 'Bed Linen', 'Kitchen, Garden & Home', 'tagged cloths none'],
    ['Prestige Fry Pan with Lid', '1 pc', 'Cookware', 'Kitchen', 'tagged frying-pan none'],
    ['Steelo Masala Dabba', '1 pc', 'Storage', 'Kitchen', 'tagged food-box none'],
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
    ['Britannia Cookies - Atta', '200 g', 'Biscuits', 'Snacks', 'wrap biscuits veg'],
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
    ['Custard Apple', '500 g', 'Fresh Fruits', 'Fruits & Vegetables', 'loose custard-apple'],
    ['Passion Fruit', '500 g', 'Fresh Fruits', 'Fruits & Vegetables', 'plain veg'],
    ['Butternut Squash', '1 pc', 'Exotic Vegetables', 'Fruits & Vegetables', 'loose pumpkin'],
    ['Apricot - Dried', '200 g', 'Exotic Fruits', 'Fruits & Vegetables', 'pouch peach veg'],
    ['Baboo Bamboo Soap Dish/Case', '1 pc', 'Bath', 'Cleaning & Household', 'tagged soap-dish none'],
    [
      'Iveo Melamine Nappy/Serving Bowl Set',
      '2 pcs',
      'Crockery',
      'Kitchen, Garden & Home',
      'tagged bowl none',
    ],
    ['Mentos Chewing Gum', '90 g Bottle', 'Mints & Gum', 'Snacks', 'jar candy veg'],
    ['Nivea Roll On Deodorant', '50 ml', 'Deos', 'Beauty & Hygiene', 'tube rose none'],
    ['Stevia Hot Chocolate', '100 g', 'Hot Drinks', 'Beverages', 'jar hot-beverage veg'],
    ['Cabbage - Red', '1 pc', 'Fresh Vegetables', 'Fruits & Vegetables', 'plain veg'],
    ['Cerelac Wheat Apple', '300 g', 'Food', 'Baby', 'box baby-bottle veg'],
    ['Horlicks Classic Malt', '500 g', 'Health Drinks', 'Beverages', 'jar glass-of-milk veg'],
    ['Chicken Seekh Kabab', '500 g', 'Cold Cuts', 'Eggs, Meat & Fish', 'pouch meat-on-bone nonveg'],
    ['Whiskas Ocean Fish Adult', '480 g', 'Fish', 'Pets', 'pouch cat-face none'],
    ['Fish Food', '100 g', 'Fish', 'Pets', 'pouch tropical-fish none'],
    ['Water Tap', '1 pc', 'Plumbing', 'Hardware', 'card shower none'],
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
    ['Organic Chick Peas', '350 g', 'Canned Food', 'Foods', 'tin chickpeas veg'],
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
    ['Nutro Wafers - Chocolate Cream', '75 g', 'Biscuits', 'Snacks', 'wrap wafers veg'],
    ['Turmeric Root', '250 g', 'Fresh Vegetables', 'Fruits & Vegetables', 'loose ginger'],
    ['Corriander', '1 bunch', 'Herbs', 'Fruits & Vegetables', 'loose coriander'],
    ['Veeba Honey Mustard Sauce', '300 g', 'Sauces', 'Snacks & Foods', 'bottle seeds veg'],
    ['Pantai Sauce - Black Pepper', '200 ml', 'Sauces', 'Snacks & Foods', 'bottle seeds veg'],
    ['Parle Creams - Hide & Seek Orange', '120 g', 'Biscuits', 'Snacks', 'wrap cookie veg'],
    ['MTR Seviyan Upma', '160 g', 'Ready To Eat', 'Snacks & Foods', 'pouch bowl-with-spoon veg'],
    ['Ironing Board', '1 pc', 'Storage', 'Kitchen, Garden & Home', 'tagged ironing-board none'],
    ['Wipes - Original, With Lid', '40 pcs', 'Disposables', 'Cleaning & Household', 'wipes droplet none'],
    ['Airtight Turn & Lock Jar With Spoon', '1 pc', 'Storage', 'Kitchen', 'tagged container none'],
    ['Falafel Kebab', '230 g', 'Frozen Snacks', 'Snacks & Foods', 'pouch falafel veg'],
    ['Chilli Chicken Pieces', '250 g', 'Poultry', 'Eggs, Meat & Fish', 'tray poultry-leg nonveg'],
    ['Writing Pencils HB - Bonded Lead', '10 pcs', 'Stationery', 'Household', 'card pencil none'],
    ['Head n shoulder 180ml', 'botl', 'Nahane ka', 'Sabun Safai', 'pump soap none'],
    ['Bisleri pani 1ltr', 'botl', 'Cold Drink', 'Cold Drink', 'water droplet veg'],
    ['Phenyl - Organic Floor Cleaner', '5 L Can', 'Floor Cleaners', 'Household', 'bottle bubbles none'],
    ['KamaSutra Deodorant Spray', '150 ml', 'Deos', 'Beauty & Hygiene', 'aerosol rose none'],
    ['Nail Clipper', '1 pc', 'Pet Food & Accessories', 'Pets', 'card scissors none'],
    ['Rose Mix', '500 g', 'Gardening', 'Kitchen, Garden & Pets', 'pouch soil none'],
    ['Organic Tamarind', '1 kg', 'Organic Staples', 'Foodgrains', 'pouch tamarind veg'],
    ['Weighing Scale', '1 pc', 'Accessories', 'Kitchen, Garden & Home', 'plain none'],
    ['Square Pot - Green', '1 pc', 'Gardening', 'Kitchen, Garden & Pets', 'tagged flower-pot none'],
    ['Drink - Chocolate', '200 ml', 'Dairy', 'Bakery & Dairy', 'carton beverage-box veg'],
    ['Baby Nose Cleaner', '1 pc', 'Baby Accessories', 'Baby Care', 'box baby none'],
    ['Assorted Gift Pack - Chocolates', '180 g', 'Chocolates & Candies', 'Snacks', 'wrap chocolate-bar veg'],
    ['Hard Anodised Pressure Cooker', '3 L', 'Cookware', 'Kitchen', 'tagged pressure-cooker none'],
    ['Steel Dinner Plate/Thali', '1 pc', 'Steel Utensils', 'Kitchen', 'tagged steel-plate none'],
    ['Copper Water Glass', '1 pc', 'Utensils', 'Kitchen', 'tagged copper-tumbler none'],
    ['Dust Pan - Super', '1 pc', 'Mops & Brushes', 'Cleaning & Household', 'tagged dustpan none'],
    ['Toilet Brush - Double Hockey', '1 pc', 'Mops & Brushes', 'Cleaning', 'tagged long-brush none'],
    ['Scrub Pad', '3 pcs', 'Mops & Scrubs', 'Cleaning & Household', 'card sponge none'],
    ['Walnut Scrub', '100 g', 'Skin Care', 'Beauty & Hygiene', 'tube sparkles none'],
    ['Gentle Face Cream', '50 g', 'Skin Care', 'Beauty & Hygiene', 'tube lotion-bottle none'],
    ['Fresh Cream', '200 ml Tetra', 'Dairy', 'Bakery & Dairy', 'carton custard veg'],
    ['Eyeshadow Palette - Eyepop', '12 g', 'Makeup', 'Beauty & Hygiene', 'tagged palette none'],
    ['Hair Spray - Ultra Strong', '250 ml', 'Hair Care', 'Beauty & Hygiene', 'aerosol hair-pick none'],
    ['Intimate Wash', '100 ml', 'Feminine Hygiene', 'Beauty & Hygiene', 'pump cherry-blossom none'],
    ['Condoms - 3 in 1 Ribbed, Contour', '10 pcs', 'Health & Medicine', 'Beauty', 'box red-heart none'],
    ['Organic Plant Protein', '500 g', 'Health & Medicine', 'Beauty & Hygiene', 'jar flexed-biceps none'],
    ['Padded Lead - 1 inch', '1 pc', 'Pet Food & Accessories', 'Pets', 'card dog-face none'],
    ['Drools Bird Food', '1 kg', 'Pet Food & Accessories', 'Pets', 'pouch bird none'],
    ['Pencil Desktop Sharpener', '1 pc', 'Stationery', 'Household', 'card sharpener none'],
    ['Printed Pencil Pouch', '1 pc', 'Stationery', 'Household', 'tagged pencil-case none'],
    ['Nursery Pot', '2 pcs', 'Gardening', 'Kitchen, Garden & Pets', 'tagged flower-pot none'],
    ['Rose Mix Organic Fertiliser', '1 kg', 'Gardening', 'Garden', 'pouch soil none'],
    ['White Orchids', '10 pcs', 'Flower Bouquets', 'Fruits & Vegetables', 'tagged bouquet none'],
    ['Baby Soother', '1 pc', 'Baby Accessories', 'Baby Care', 'card soother none'],
    ['Happiness', '100 g', 'Baby Food', 'Baby Care', 'box baby-bottle veg'],
    ['Something Nice', '100 g', 'Biscuits & Cookies', 'Snacks', 'wrap biscuits veg'],
    ['Something Nice', '500 ml', 'Detergents', 'Cleaning & Household', 'bottle bubbles none'],
    ['Something Nice', '1 kg', 'Detergents', 'Cleaning & Household', 'pouch bubbles none'],
    ['Flaky - Paratha', '400 g', 'Frozen Veggies & Snacks', 'Snacks & Foods', 'bag flatbread veg'],
    ['Hommade - Coconut Milk', '200 ml', 'Cooking & Baking Needs', 'Gourmet', 'carton coconut veg'],
    ['Petits Pois - In Sweetened Water', '400 g', 'Ready To Cook', 'Snacks & Foods', 'box curry-rice veg'],
    ['Ready To Eat - Palak Paneer', '300 g', 'Ready To Eat', 'Snacks & Foods', 'box curry-rice veg'],
    ['Pork - Rindless Bacon', '200 g', 'Sausages & Bacon', 'Eggs, Meat & Fish', 'pouch bacon nonveg'],
    ['Canned Sardine', '125 g', 'Fish & Seafood', 'Eggs, Meat & Fish', 'tin fish nonveg'],
    ['Sugar Free Sours - Green Apple', '42 g', 'Chocolates & Candies', 'Snacks', 'pouch candy veg'],
    ['Lemon & Ginger', '25 pcs', 'Tea', 'Beverages', 'box teacup-without-handle veg'],
    ['Cookie Cream', '120 g Can', 'Biscuits & Cookies', 'Snacks', 'tin biscuits veg'],
    ['Refined Sunflower Oil', '5 L Jar', 'Edible Oils', 'Foodgrains', 'bottle sunflower veg'],
    ['Strong Coffee', '50 g Can', 'Coffee', 'Beverages', 'tin hot-beverage veg'],
    ['Green Tea & Moroccan Mint', '25 pcs', 'Drinks & Beverages', 'Gourmet', 'box teacup-without-handle veg'],
    ['Grape Fruit - Imported', '1 pc', 'Fresh Fruits', 'Fruits & Vegetables', 'loose mosambi'],
    ['Lal Sabun 10rs', 'pc', 'Nahane ka', 'Sabun Safai', 'soap-box soap none'],
    ['Sarson Tel', '1 ltr', 'Tel Ghee', 'Kirana', 'bottle sunflower veg'],
    ['Cooking Paste - Masaledar Mutton', '80 g', 'Ready To Cook', 'Snacks', 'pouch curry-rice veg'],
    ['Chicken - Popcorn', '500 g', 'Poultry', 'Eggs, Meat & Fish', 'box poultry-leg nonveg'],
    ['Pork - Momos, Original', '200 g', 'Pork', 'Eggs, Meat & Fish', 'box dumpling nonveg'],
    ['Nuggets Special Dark Chocolate', '100 g', 'Biscuits', 'Snacks', 'wrap chocolate-bar veg'],
    ['Aloo Tikki', '400 g', 'Frozen Snacks', 'Snacks & Foods', 'box falafel veg'],
    ['Frozen - Green Peas', '1 kg Pouch', 'Frozen Veggies', 'Snacks & Foods', 'pouch pea-pod veg'],
    ['Orchid Coffee/Milk Mug - Happiness', '330 ml', 'Crockery', 'Kitchen', 'tagged mug none'],
    ['Peeler Cum Scraper - No. 2', '1 pc', 'Kitchen Accessories', 'Kitchen', 'tagged peeler none'],
    ['Grater - with Peeler', '1 pc', 'Kitchen Accessories', 'Kitchen', 'tagged grater none'],
    ['Instant Energy Booster', '1 kg', 'Mothers & Maternity', 'Baby Care', 'jar flexed-biceps none'],
    ['Brass Angle Deep Stand - Plain', '1 pc', 'Pooja Needs', 'Household', 'box diya-lamp none'],
    ['Cacao Nibs', '100 g', 'Ready To Cook', 'Snacks & Foods', 'pouch chocolate-bar veg'],
    ['Mix - Jilebi', '100 g Carton', 'Ready To Cook', 'Snacks & Foods', 'box pretzel veg'],
    ['Organic - Methi/Menthya', '100 g', 'Organic Staples', 'Foodgrains', 'pouch seeds veg'],
    ['Coriander/Dhania Powder', '100 g', 'Masalas & Spices', 'Foodgrains', 'pouch powder veg'],
    ['Coriander Seeds', '100 g', 'Masalas & Spices', 'Foodgrains', 'pouch lentils veg'],
    ['Coriander Leaves', '100 g', 'Herbs', 'Fruits & Vegetables', 'loose coriander'],
    ['Eggs - Free Range & Brown, Country', '6 pcs', 'Eggs', 'Eggs, Meat & Fish', 'tray egg nonveg'],
    ['Dettol Antiseptic Disinfectant Liquid', '550 ml', 'Health', 'Hygiene', 'bottle droplet none'],
    ['Chapathi - Half Cooked', '200 g', 'Ready To Eat', 'Snacks & Foods', 'bag flatbread veg'],
    ['Medu Vada', '200 g', 'Ready To Cook', 'Snacks & Foods', 'pouch doughnut veg'],
    ['Mint Powder', '35 g', 'Baking Needs', 'Gourmet Food', 'pouch powder veg'],
    ['Chicken - Finger', '500 g', 'Poultry', 'Eggs, Meat & Fish', 'box poultry-leg nonveg'],
    ['Fish Fritters', '600 g', 'Fish & Seafood', 'Eggs, Meat & Fish', 'box fish nonveg'],
    ['Wrist Band With Thumb Loop', '1 pc', 'Health Drink, Supplement', 'Beverages', 'plain veg'],
    ['Get Slim', '200 g', 'Health Drink, Supplement', 'Beverages', 'jar glass-of-milk veg'],
    ['Steel Milk/Sauce/Tea Pan', '800 ml', 'Cookware', 'Kitchen', 'tagged cooking-pot none'],
    ['Dark Soy Sauce', '200 g', 'Sauces', 'Snacks & Foods', 'bottle bowl-with-spoon veg'],
    ['Pulp - Alphonso Mango', '850 g Tin', 'Ready To Cook', 'Snacks & Foods', 'tin mango veg'],
    ['Vegan Coffee Mocha', '475 ml', 'Ice Creams', 'Dairy', 'tub ice-cream veg'],
    ['Chilli - Pure Belgian Dark Chocolate', '100 g', 'Biscuits', 'Gourmet', 'wrap chocolate-bar veg'],
    ['Swiss Herb Lozenges - Mint', '45 g', 'Chocolates & Candies', 'Snacks', 'pouch candy veg'],
    ['Hajmola Regular - Digestive Tablets', '120 g', 'Biscuits', 'Snacks', 'pouch candy veg'],
    ['Taco Shells - 4 Inches', '12 pcs', 'Dry Fruits & Nuts', 'Gourmet', 'pouch ear-of-corn veg'],
    ['Gouda - Smoked', '200 g', 'Dairy', 'Bakery & Dairy', 'box cheese-wedge veg'],
    ['Lite Milk Fat Spread', '500 g', 'Dairy', 'Bakery & Dairy', 'tub butter veg'],
    ['Khova - Unsweetened', '200 g', 'Dairy', 'Bakery & Dairy', 'box diamonds veg'],
    ['Red Kidney Beans in Brine', '400 g', 'Tinned Food', 'Gourmet', 'tin beans veg'],
    ['Kidney Beans', '400 g Bottle', 'Tinned Food', 'Gourmet', 'jar beans veg'],
    ['Sliced Red Jalapeno', '310 g Bottle', 'Tinned Food', 'Gourmet', 'jar hot-pepper veg'],
    ['Breakfast Mix - Uttappam', '500 g', 'Ready To Cook', 'Snacks & Foods', 'pouch pancakes veg'],
    ['Breakfast Mix - Khaman Dhokla', '200 g', 'Ready To Cook', 'Snacks', 'pouch diamonds veg'],
    ['Black Sesame Balls', '15 pcs', 'Indian Mithai', 'Snacks & Foods', 'box ladoo veg'],
    ['Taft Hair Lacquer', '250 ml', 'Hair Care', 'Beauty & Hygiene', 'aerosol hair-pick none'],
    ['Trivet/Table Coaster - Bamboo', '1 pc', 'Kitchen Accessories', 'Kitchen', 'tagged mat none'],
    ['Microfiber Multipurpose Wipe', '2 pcs', 'Mops & Brushes', 'Cleaning', 'tagged cloths none'],
    ['Ash Gourd - Cut', '500 g', 'Fresh Vegetables', 'Fruits & Vegetables', 'loose bottle-gourd'],
    ['Mustard Leaves (Sarso Saag)', '250 g', 'Fresh Vegetables', 'Vegetables', 'loose spinach'],
  ])('%s, %s (%s) is %s', (name, unit, subCategory, category, picture) => {
    expect(pictureOf({ name, unit, subCategory, category })).toBe(picture);
  });
});

test('the text on a pack is the brand and the rest of the name', () => {
  expect(recipeForProduct({ name: 'Amul Butter', unit: '100 g', brand: 'Amul' })).toMatchObject({
    face: { brand: 'Amul', title: 'Butter', unit: '100 g' },
  });
});

test('without a brand, a thing in front is no brand, but what follows the last dash', () => {
  const printedOn = (name: string) => {
    const recipe = recipeForProduct({ name, unit: '1 kg', subCategory: 'Rice', category: 'Foodgrains' });
    return recipe.kind === 'loose' ? [] : [recipe.face.brand, recipe.face.title];
  };
  expect(printedOn('Rice - Basmati, Classic - Annapurti')).toEqual(['Annapurti', 'Rice - Basmati, Classic']);
  expect(printedOn('Basmati Rice')).toEqual(['', 'Basmati Rice']);
  expect(printedOn('Annapurti Basmati Rice')).toEqual(['Annapurti', 'Basmati Rice']);
});

test('a water bottle has the colour that its name says, not that of its lid', () => {
  const colourOf = (name: string) => {
    const recipe = recipeForProduct({ name, unit: '1 pc', brand: 'Cello', category: 'Kitchen' });
    return recipe.kind === 'flask' ? recipe.face.fill : recipe.kind;
  };
  expect(colourOf('H2O Unbreakable Water Bottle - Pink')).toBe('#e88aae');
  expect(colourOf('Stainless Steel Water Bottle - Silver With Black Lid')).toBe('#9aa1aa');
  expect(colourOf('Stainless Steel Water Bottle With Steel Cap - Black')).toBe('#34363d');
  expect(colourOf('Steel Water Bottle')).toBe('#b4bac2');
  expect(colourOf('Water Bottle')).toBeUndefined();
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
  expect(recipeForProduct({ name: 'Classic Sindoor', unit: '7 ml', category: 'Makeup' })).toMatchObject({
    kind: 'jar',
    face: { fill: '#b81f3a' },
  });
  expect(fillOf('Fortune Mustard Oil', 'Oil')).toMatchObject({ kind: 'bottle', face: { fill: '#c98a14' } });
});

test('a long name is cut to what a pack has room for', () => {
  const name = 'Milk Shakti Biscuits - With The Goodness Of Milk And Honey';
  expect(recipeForProduct({ name, unit: '80 g', brand: 'Parle' })).toMatchObject({
    face: { title: 'Milk Shakti Biscuits' },
  });
});

test.each([
  ['Organic - Toor Dal/Togari Bele, Unpolished', 'Organic - Toor Dal/Togari Bele'],
  ['Combo - Non-Stick Flat Tawa & Kadai, Red', 'Combo - Non-Stick Flat Tawa & Kadai'],
])('a title has more than a word that says nothing: %s', (name, title) => {
  expect(recipeForProduct({ name, unit: '1 kg', brand: 'BB Royal' })).toMatchObject({ face: { title } });
});

test('a size that a price list has cut off ends before its bracket', () => {
  const unitOn = (unit: string) => recipeForProduct({ name: 'Sona Masoori Rice', unit, brand: 'BB Royal' });
  expect(unitOn('25 kg (6 ')).toMatchObject({ face: { unit: '25 kg' } });
  expect(unitOn('2 kg (2 x 1 kg)')).toMatchObject({ face: { unit: '2 kg (2 x 1 kg)' } });
});
