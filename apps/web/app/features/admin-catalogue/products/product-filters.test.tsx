import { makeId } from '@jhola/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { adminKey } from '../use-catalogue-lists.ts';
import { ProductFilters } from './product-filters.tsx';
import { readProductsView } from './products-view.ts';

/** What the select of the category shows, and all of its options. */
function categorySelect(categoryId: string, categories: readonly { _id: string; name: string }[]) {
  const client = new QueryClient();
  client.setQueryData(adminKey('categories'), categories);
  const view = readProductsView(new URLSearchParams({ category: categoryId }));
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ProductFilters view={view} change={() => {}} counts={undefined} />
    </QueryClientProvider>,
  );
  const [select = ''] = /<select.*?<\/select>/.exec(markup) ?? [];
  return {
    shown: /<option[^>]* selected=""[^>]*>([^<]*)</.exec(select)?.[1],
    options: [...select.matchAll(/<option[^>]*>([^<]*)</g)].map(([, text]) => text),
  };
}

const dairy = { _id: makeId(new Date()), name: 'Dairy' };

it('names the chosen category', () => {
  expect(categorySelect(dairy._id, [dairy])).toEqual({
    shown: 'Dairy',
    options: ['All categories', 'Dairy'],
  });
});

it('says that the chosen category no longer exists, so that all can be chosen again', () => {
  expect(categorySelect(makeId(new Date()), [dairy])).toEqual({
    shown: 'Category not found',
    options: ['All categories', 'Category not found', 'Dairy'],
  });
});
