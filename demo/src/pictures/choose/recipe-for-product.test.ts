import { describe, expect, it, test } from 'vitest';
import { recipeForProduct, type UnseenProduct } from './recipe-for-product.ts';

/** 'kind art mark' of a product's picture; no art on plain packs. */
function pictureOf(product: UnseenProduct): string {
  const recipe = recipeForProduct(product);
  if (recipe.kind === 'loose') return `loose ${recipe.art.name}`;
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
    ['Fresho Tomato - Hybrid', '500 g Pouch', 'Fresh Vegetables', 'Vegetables', 'pouch tomato veg'],
    ['Vim Dishwash Bar - Lemon', '300 g', 'Detergents', 'Cleaning & Household', 'bottle sponge none'],
    ['Dove Soap with Milk Cream', '100 g', 'Bath', 'Beauty & Hygiene', 'wrap soap none'],
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
  ])('%s, %s (%s) is %s', (name, unit, subCategory, category, picture) => {
    expect(pictureOf({ name, unit, subCategory, category })).toBe(picture);
  });
});

test('the text on a pack is the brand and the rest of the name', () => {
  expect(recipeForProduct({ name: 'Amul Butter', unit: '100 g', brand: 'Amul' })).toMatchObject({
    face: { brand: 'Amul', title: 'Butter', unit: '100 g' },
  });
});
