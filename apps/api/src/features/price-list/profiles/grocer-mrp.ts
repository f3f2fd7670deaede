import type { ProfileInput } from '../columns/profile.ts';

/**
 * Id, Brand, Product, Quantity, Price, MRP, Category, Sub-Category, image_small: one row for each place of a product.
 * `Id` counts rows, and the pictures aren't publicly accessible.
 */
export const grocerMrp: ProfileInput = {
  name: 'grocer-mrp',
  about: 'Brand, Product, Quantity, Price, MRP, Category, Sub-Category; one row a place, pictures drawn',
  columns: {
    Id: 'ignore',
    Brand: 'brand',
    Product: 'name',
    Quantity: 'unit',
    Price: 'price',
    MRP: 'mrp',
    Category: 'category',
    'Sub-Category': 'sub_category',
    image_small: 'ignore',
  },
  onlyThese: true,
  sameProduct: 'brand+name+unit',
};
