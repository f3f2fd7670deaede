import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CategoryGrid } from './category-grid.tsx';
import type { Department } from './departments.ts';

function markupOf(departments: readonly Department[] | null): string {
  return renderToStaticMarkup(<CategoryGrid departments={departments} />);
}

test('until there are categories, twelve placeholders keep their places', () => {
  expect(markupOf(null).match(/<div class="cat" aria-hidden="true">/g)).toHaveLength(12);
});

test('a shop without categories says so, and shows no placeholders', () => {
  const markup = markupOf([]);
  expect(markup).toContain('No categories yet');
  expect(markup).not.toContain('class="cat"');
});

test('a category without a sub-category is shown, and leads nowhere', () => {
  const markup = markupOf([{ _id: 'a', name: 'Seasonal', image: '/a.webp', tint: 'mint', href: null }]);
  expect(markup).toContain('Seasonal');
  expect(markup).not.toContain('aria-hidden="true"');
  expect(markup.match(/<a /g)).toHaveLength(1);
});
