import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tintOf } from '#ui/tint-of.ts';
import { type PicturedThing, ThingPicture } from './thing-picture.tsx';

const MILK = { name: 'Milk', image: '/milk.webp' };
const shown = (thing: PicturedThing) => renderToStaticMarkup(<ThingPicture thing={thing} />);

test('what is deleted is shown on the background of its category; a category on its own', () => {
  expect(tintOf('Baby Care')).not.toBe(tintOf('Milk'));
  expect(shown({ ...MILK, category: [{ name: 'Baby Care' }] })).toContain(
    `data-tint="${tintOf('Baby Care')}"`,
  );
  expect(shown({ ...MILK, category: [] })).toContain(`data-tint="${tintOf('Milk')}"`);
  expect(shown(MILK)).toContain(`data-tint="${tintOf('Milk')}"`);
});
