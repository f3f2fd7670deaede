import { describe, expect, test } from 'vitest';
import { breadcrumbData, graphOf, productData, websiteData } from './structured-data.ts';

const SHOP = 'https://jhola.test';
const CHAI = {
  _id: '01jchai',
  name: 'Chai',
  unit: '250 g',
  stock: 3,
  price: 199.5,
  discount: 10,
  description: 'Strong.',
};

describe('a product', () => {
  test('has an offer at the price after the discount', () => {
    expect(productData(CHAI, `${SHOP}/product/Chai-01jchai`, [`${SHOP}/a.webp`])).toEqual({
      '@type': 'Product',
      name: 'Chai, 250 g',
      description: 'Strong.',
      image: [`${SHOP}/a.webp`],
      sku: '01jchai',
      offers: {
        '@type': 'Offer',
        url: `${SHOP}/product/Chai-01jchai`,
        // 10 % of 199.50 is 19.95, rounded up to a whole rupee.
        price: 179.5,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
      },
    });
  });

  test('that is sold out says so, and empty fields are left out', () => {
    const data = productData({ ...CHAI, stock: 0, description: '' }, SHOP, []);
    expect(data).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
    expect(data).not.toHaveProperty('description');
    expect(data).not.toHaveProperty('image');
  });
});

test('the shop has a search action', () => {
  expect(websiteData(SHOP)).toMatchObject({
    url: 'https://jhola.test/',
    potentialAction: {
      target: { urlTemplate: 'https://jhola.test/search?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('breadcrumbs count from one and have absolute URLs', () => {
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: 'Tea', href: '/Drinks-1/Tea-2' },
  ];
  expect(breadcrumbData(SHOP, crumbs)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://jhola.test/' },
      { '@type': 'ListItem', position: 2, name: 'Tea', item: 'https://jhola.test/Drinks-1/Tea-2' },
    ],
  });
});

test('several entities share one context', () => {
  expect(graphOf({ '@type': 'A' }, { '@type': 'B' })).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'A' }, { '@type': 'B' }],
  });
});
