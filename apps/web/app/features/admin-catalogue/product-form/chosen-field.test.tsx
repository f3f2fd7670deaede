import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChosenField } from './chosen-field.tsx';

const [dairy, fresh] = ['Dairy', 'Fresh'].map((name) => ({ _id: name, name }));
const none = () => undefined;

/** The names on the chips of two chosen categories. */
function chipsWith(existing: readonly { _id: string; name: string }[] | undefined): string[] {
  const chosen = [dairy, fresh].flatMap((one) => one ?? []);
  const markup = renderToStaticMarkup(
    <ChosenField
      label="Category"
      prompt="Select Category"
      choices={[]}
      chosen={chosen}
      existing={existing}
      onAdd={none}
      onRemove={none}
    />,
  );
  return [...markup.matchAll(/class="tag">([^<]+)/g)].map(([, name = '']) => name);
}

test('a chosen category that somebody else has deleted is marked', () => {
  expect(chipsWith([{ _id: 'Fresh', name: 'Fresh' }])).toEqual(['Dairy (deleted)', 'Fresh']);
});

test('no chosen category is marked while it isn’t known which exist', () => {
  expect(chipsWith(undefined)).toEqual(['Dairy', 'Fresh']);
});
