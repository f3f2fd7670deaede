import { paise } from '@jhola/domain';
import type { CatalogueToFill, ProductToFill } from '../fill/catalogue-to-fill.ts';

const shelves: Record<
  string,
  [category: string, ...products: [name: string, unit: string, extra?: Partial<ProductToFill>][]]
> = {
  Milk: [
    'Dairy',
    ['Malai Masala Milk', '200 ml', { description: 'Flavoured with saffron and cardamom' }],
    ['Gokul Toned Milk', '500 ml'],
    ['Gokul Full Cream Milk', '1 l'],
    ['Nandi Buffalo Milk', '1 l', { stock: 0 }],
    ['Gokul Milk Combo', '1 l + 1 l'],
  ],
  Paneer: ['Dairy', ['Gokul Fresh Paneer', '200 g'], ['Malai Paneer', '1 kg']],
  'Curd & Yogurt': ['Dairy', ['Gokul Curd', '400 g'], ['Mango Yogurt', '100 g']],
  'Atta & Flour': [
    'Staples',
    ['Chakki Whole Wheat Atta', '5 kg'],
    ['Chakki Whole Wheat Atta', '1 kg'],
    ['Besan', '500 g'],
  ],
  'Dals & Pulses': ['Staples', ['Toor Dal', '1 kg'], ['Moong Dal', '500 g'], ['Kabuli Chana', '500 g']],
  Rice: ['Staples', ['Royal Basmati Rice', '5 kg'], ['Sona Masoori Rice', '1 kg']],
  'Salt & Sugar': ['Staples', ['Crystal Sugar', '1 kg'], ['Iodised Salt', '1 kg']],
  Chocolates: ['Snacks', ['Meetha Milk Chocolate', '50 g'], ['Dark Chocolate', '50 g']],
  Biscuits: ['Snacks', ['Butter Cookies', '200 g'], ['Milk Biscuits', '100 g']],
  Vegetables: ['Fresh', ['Potato', '1 kg'], ['Onion', '1 kg'], ['Tomato', '500 g'], ['Lady Finger', '250 g']],
  Soaps: ['Care', ['Neem Soap', '100 g'], ['Neem Soap', 'Pack of 4'], ['Crème Soap', '75 g']],
};

/** A small shop whose product names can be told apart by searches. */
export function smallCatalogue(): CatalogueToFill {
  const entries = Object.entries(shelves);
  const categories = [...new Set(entries.map(([, [category]]) => category))];
  return {
    categories: categories.map((key) => ({ key, name: key, picture: { tile: key } })),
    subCategories: entries.map(([key, [category]]) => ({
      key,
      name: key,
      picture: { object: key },
      categories: [category],
    })),
    products: entries.flatMap(([shelf, [category, ...products]]) =>
      products.map(([name, unit, extra]) => ({ ...ordinary(name, unit, category, shelf), ...extra })),
    ),
    pictureId: (recipe) => Buffer.from(JSON.stringify(recipe)).toString('hex').slice(0, 64).padEnd(10, '0'),
  };
}

function ordinary(name: string, unit: string, category: string, shelf: string): ProductToFill {
  return {
    name,
    unit,
    stock: 20,
    pricePaise: paise(4_550),
    discount: 10,
    description: 'Good and fresh.',
    moreDetails: { 'Shelf life': '6 months', Brand: 'Gokul' },
    categories: [category],
    subCategories: [shelf],
    pictures: [
      { pack: name, unit },
      { back: name, unit },
    ],
  };
}
