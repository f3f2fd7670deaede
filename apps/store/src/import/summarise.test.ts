import { expect, it } from 'vitest';
import { parseProfile } from '@jhola/api';
import { createExamples, describeEffects, describeLayout, describeReport } from './summarise.ts';

const layout = {
  encoding: 'windows-1252',
  delimiter: ';',
  headers: ['Item', 'Origin', 'Id'],
  columns: ['name', { detail: 'Origin' }, 'ignore'],
  profile: { ...parseProfile({ name: 'list' }), slash: 'name', amounts: 'paise', sizeUnit: '' },
} as const;

it('shows how a file is understood', () => {
  expect(describeLayout(layout)).toBe(
    "  windows-1252, separated by semicolons\n    Item → name\n    Origin → detail 'Origin'\n    Id – not used\n  Amounts are in paise",
  );
});

it('shows a few rows of each kind and counts the rest', () => {
  const examples = createExamples();
  for (let line = 2; line < 9; line += 1)
    examples.add({ line, outcome: 'new', product: 'Rice', reason: '₹5' });
  examples.add({ line: 9, outcome: 'refused', product: 'Dal', reason: 'It has no price' });
  expect(examples.text().split('\n')).toEqual([
    '  Refused',
    '    row 9: Dal – It has no price',
    '  New',
    ...[2, 3, 4, 5, 6].map((line) => `    row ${line}: Rice – ₹5`),
    '    and 2 more',
  ]);
});

const report = {
  dryRun: true,
  layout,
  rows: 18_382,
  refused: 0,
  adjusted: 1,
  merged: 2,
  conflicts: 3,
  effects: [],
  products: { total: 12_478, new: 12_478, changed: 0, same: 0 },
  categories: { total: 11, new: 11 },
  subCategories: { total: 96, new: 96 },
};

it('counts one of each in the singular', () => {
  const one = { total: 1, new: 0 };
  const products = { ...one, changed: 1, same: 0 };
  const text = describeReport({ ...report, rows: 1, products, categories: one, subCategories: one }, 1);
  expect(text).toContain('  1 row in 1.0 s');
  expect(text).toContain('\n  1 product: 0 would be new');
  expect(text).toContain('\n  1 category (0 new), 1 sub-category (0 new)\n');
});

it('says that a dry run changed nothing', () => {
  const text = describeReport(report, 1.25);
  expect(text).toContain('18,382 rows');
  expect(text).toContain('12,478 would be new');
  expect(text).toContain('Nothing was changed');
});

it('lists what a list moves, merges and guesses, with the first rows', () => {
  const examples = [{ line: 3, product: 'Dal', reason: 'category Grains → Breakfast' }];
  expect(describeEffects([{ effect: 'moved', count: 212, examples }])).toBe(
    '  Moves 212 products to another category or sub-category\n' +
      '    row 3: Dal – category Grains → Breakfast\n    and 211 more',
  );
});
