import { LAST_PAGE, makeId } from '@jhola/domain';
import { expect, it } from 'vitest';
import { type ProductsView, pageInput, readProductsView, writeProductsView } from './products-view.ts';

const FIRST = readProductsView(new URLSearchParams());
const again = (view: ProductsView) =>
  readProductsView(new URLSearchParams(writeProductsView(view).toString()));

it('the default view is the grid of all products, newest first', () => {
  expect(FIRST).toMatchObject({ layout: 'grid', stock: 'any', sortBy: 'newest', page: 1 });
  expect(pageInput(FIRST)).toEqual({
    search: '',
    stock: 'any',
    discounted: false,
    sortBy: 'newest',
    descending: false,
    page: 1,
    limit: 12,
  });
  expect(writeProductsView(FIRST).toString()).toBe('');
});

it('survives conversion to a URL and back', () => {
  const view: ProductsView = {
    layout: 'table',
    search: 'dal & rice',
    categoryId: makeId(new Date()),
    stock: 'low',
    discounted: true,
    sortBy: 'price',
    descending: true,
    page: 7,
  };
  expect(again(view)).toEqual(view);
  expect(again({ ...FIRST, sortBy: 'newest', descending: true })).toMatchObject({ descending: true });
  expect(pageInput(view)).toMatchObject({ categoryId: view.categoryId, limit: 50 });
});

it('asks for no page beyond the last that the server allows', () => {
  expect(readProductsView(new URLSearchParams('page=20000000')).page).toBe(LAST_PAGE);
});

it('ignores invalid parameters', () => {
  const odd = new URLSearchParams('view=list&category=dairy&stock=some&sort=-colour&page=-3');
  expect(readProductsView(odd)).toEqual({ ...FIRST, descending: true });
});
