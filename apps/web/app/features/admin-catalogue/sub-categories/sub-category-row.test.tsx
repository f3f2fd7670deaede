import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tintOf } from '#ui/tint-of.ts';
import { SubCategoryRow } from './sub-category-row.tsx';

const none = () => undefined;

/** The row of the sub-category Milk, of these categories. */
function rowOf(...names: string[]): string {
  const category = names.map((name) => ({ _id: name, name, image: '/category.webp' }));
  const milk = { _id: 'm', name: 'Milk', image: '/milk.webp', category, createdAt: '', updatedAt: '' };
  return renderToStaticMarkup(
    <SubCategoryRow serial={1} subCategory={milk} onView={none} onEdit={none} onDelete={none} />,
  );
}

test('the picture of a sub-category has the background of its first category', () => {
  expect(tintOf('Baby Care')).not.toBe(tintOf('Milk'));
  expect(rowOf('Baby Care', 'Dairy')).toContain(`data-tint="${tintOf('Baby Care')}"`);
  expect(rowOf()).toContain(`data-tint="${tintOf('Milk')}"`);
});
