import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageNavigator } from '#platform/routing/page-navigator.ts';
import { NavigatorContext } from '#platform/routing/pages-context.ts';
import { arrangeSuggestions } from './arrange-suggestions.ts';
import { SuggestionRows } from './suggestion-rows.tsx';

const dairy = { _id: '01arz3ndektsv4rrffq69g5fav', name: 'Dairy', image: '/images/d/320.webp' };
const milk = {
  _id: 'm1',
  name: 'Taaza Milk',
  unit: '500 ml',
  image: ['/images/p/320.webp'],
  price: 28,
  discount: 0,
  stock: 5,
  categoryName: 'Dairy',
};
const FOUND = {
  terms: ['milk', 'milkshake'],
  categories: [{ _id: 's1', name: 'Milk & Cream', image: '/images/m/320.webp', category: [dairy] }],
  products: [milk, { ...milk, _id: 'm2', name: 'Gold Milk', stock: 0 }],
};

// This test presses nothing.
const navigator = {} as PageNavigator;
const none = () => undefined;

function markupOf(text: string, recent: readonly string[], found = FOUND): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <NavigatorContext value={navigator}>
        <SuggestionRows
          id="list"
          text={text}
          arranged={arrangeSuggestions(text, recent, found)}
          onLeave={none}
          onClearRecent={none}
        />
      </NavigatorContext>
    </QueryClientProvider>,
  );
}

test('the list is a grid of named groups, whose rows contain only cells', () => {
  const markup = markupOf('mil', ['mild cheese']);
  expect(markup).toMatch(/^<div role="grid" id="list" aria-label="Suggestions"/);
  const groups = [...markup.matchAll(/role="rowgroup" aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(groups).toEqual(['Recent searches', 'Searches', 'Categories', 'Products']);
  // A recent search, two terms, the row of categories, two products, and all results.
  expect(markup.match(/role="row"/g)).toHaveLength(7);
  // Two cells if there is a button beside the link.
  expect(markup.match(/role="gridcell"/g)).toHaveLength(10);
  expect(markup.match(/role="row"[^>]*><(?!span role="gridcell")/g)).toBeNull();
});

test('recent searches can be cleared if there are any', () => {
  expect(markupOf('mil', ['mild cheese'])).toContain('aria-label="Clear recent searches"');
  expect(markupOf('mil', [])).not.toContain('Clear');
});

test('a product has its price and Add, and a sold-out one Notify me', () => {
  const markup = markupOf('mil', []);
  expect(markup).toContain('aria-label="Add Taaza Milk 500 ml"');
  expect(markup).toContain('₹28');
  expect(markup).not.toContain('aria-label="Add Gold Milk 500 ml"');
  expect(markup.match(/aria-label="Notify me when Gold Milk 500 ml is back in stock"/g)).toHaveLength(1);
});

test('the background behind a product’s picture is that of its category', () => {
  // A word of the product's name alone would give another one.
  const tea = { ...milk, _id: 'm3', name: 'Milk Biscuits', categoryName: 'Tea & Coffee' };
  const markup = markupOf('mil', [], { ...FOUND, products: [tea] });
  expect(markup).toMatch(/data-tint="sand"><span role="gridcell" class="grow"><a[^>]*Milk-Biscuits/);
});

test('terms and categories link to their pages; the letters not yet typed are emphasised', () => {
  const markup = markupOf('Mil', []);
  expect(markup).toContain('href="/search?q=milk"');
  expect(markup).toContain('mil<b>kshake</b>');
  expect(markup).toContain('href="/Dairy-01arz3ndektsv4rrffq69g5fav/Milk-Cream-s1"');
});
