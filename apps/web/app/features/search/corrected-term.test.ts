import { expect, test } from 'vitest';
import { correctedTerm } from './corrected-term.ts';

test.each([
  ['panner', [{ typed: 'panner', meant: 'paneer' }], 'paneer'],
  [' Fresh Panner 200 g', [{ typed: 'panner', meant: 'paneer' }], 'Fresh paneer 200 g'],
  [
    'choclate bisciuts',
    [
      { typed: 'choclate', meant: 'chocolate' },
      { typed: 'bisciuts', meant: 'biscuits' },
    ],
    'chocolate biscuits',
  ],
  ['milk', [{ typed: 'panner', meant: 'paneer' }], 'milk'],
  ['chicken legs egs', [{ typed: 'egs', meant: 'eggs' }], 'chicken legs eggs'],
  ['pannera panner', [{ typed: 'panner', meant: 'paneer' }], 'pannera paneer'],
  [
    'Panner.tomto, 6egs',
    [
      { typed: 'panner', meant: 'paneer' },
      { typed: 'tomto', meant: 'tomato' },
      { typed: 'egs', meant: 'eggs' },
    ],
    'paneer.tomato, 6eggs',
  ],
  [
    'पनीरी पनीर, egs.',
    [
      { typed: 'पनीर', meant: 'paneer' },
      { typed: 'egs', meant: 'eggs' },
    ],
    'पनीरी paneer, eggs.',
  ],
])('%j with %j replaced is %j', (term, corrections, meant) => {
  expect(correctedTerm(term, corrections)).toBe(meant);
});
