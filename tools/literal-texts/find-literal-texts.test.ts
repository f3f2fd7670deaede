import { expect, test } from 'vitest';
import { findLiteralTexts } from './find-literal-texts.ts';

test.each([
  ["toast.error('Try again');", 'Try again'],
  ["const NAMES = { sent: 'Delivered' };", 'Delivered'],
  ['const left = `${count} items left.`;', ' items left.'],
  ["const said = isOpen ? 'It’s open' : '';", 'It’s open'],
  ["const page = <Page label={isNew ? 'New here' : null} />;", 'New here'],
])('%s has a text', (code, text) => {
  expect(findLiteralTexts('a.tsx', code)).toEqual([`a.tsx:1: ${JSON.stringify(text)}`]);
});

test.each([
  "throw new Error('There is no such page');",
  "if (event.key === 'Enter') send();",
  "const classes = 'btn btn-line btn-s';",
  'const path = `/images/${id}/share.jpg`;',
  "type Name = 'Delivered';",
  "const labels = { 'Zoom in': texts.zoomIn };",
  "import { texts } from './Some file.ts';",
  "const page = <div className='Some thing' />;",
])('%s has none', (code) => {
  expect(findLiteralTexts('a.tsx', code)).toEqual([]);
});
