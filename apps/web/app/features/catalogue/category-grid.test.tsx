import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CategoryGrid } from './category-grid.tsx';
import type { Department } from './departments.ts';

function markupOf(departments: readonly Department[] | null): string {
  return renderToStaticMarkup(<CategoryGrid departments={departments} />);
}

test('shows twelve placeholders until the categories have loaded', () => {
  expect(markupOf(null).match(/<div class="cat" aria-hidden="true">/g)).toHaveLength(12);
});

test('shows a message if the shop has no categories, and no placeholders', () => {
  const markup = markupOf([]);
  expect(markup).toContain('No categories yet');
  expect(markup).not.toContain('class="cat"');
});

test('shows a category without a sub-category, without a link', () => {
  const markup = markupOf([{ _id: 'a', name: 'Seasonal', image: '/a.webp', tint: 'mint', href: null }]);
  expect(markup).toContain('Seasonal');
  expect(markup).not.toContain('aria-hidden="true"');
  expect(markup.match(/<a /g)).toHaveLength(1);
});
