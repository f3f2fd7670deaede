import { PRICE_LIST_MEANINGS } from '@jhola/domain';
import { describe, expect, it } from 'vitest';
import { type ImportArguments, readArguments, USAGE } from './arguments.ts';

describe('the command line of the import', () => {
  it('takes a file and guesses the other settings', () => {
    expect(readArguments(['list.csv'])).toMatchObject({
      file: 'list.csv',
      dryRun: false,
      reportFile: undefined,
      freshStock: 20,
      setStock: true,
      profile: { name: 'list', columns: {} },
    });
  });

  it('takes a profile, columns that override it, and every option', () => {
    const args = ['list.csv', '--profile', 'grocer-mrp', '--map', 'A=B=price', '--map', 'Origin=detail'];
    const options = ['--dry-run', '--report', 'r.csv', '--stock', '0', '--keep-stock', '--source', 'north'];
    expect(readArguments([...args, ...options])).toMatchObject({
      dryRun: true,
      reportFile: 'r.csv',
      freshStock: 0,
      setStock: false,
      profile: {
        name: 'north',
        columns: { Brand: 'brand', 'A=B': 'price', Origin: { detail: 'Origin' } },
      },
    });
  });

  it('gives details with equal beginnings different titles, and cuts none within a letter', () => {
    const long = 'Country of origin, as printed on the back of the pack, in full';
    const args = [`${long} (a)`, `${long} (b)`, `${'क'.repeat(59)}कि`].flatMap((header) => [
      '--map',
      `${header}=detail`,
    ]);
    const { profile } = readArguments(['list.csv', ...args]) as ImportArguments;
    expect(Object.values(profile.columns)).toEqual([
      { detail: long.slice(0, 60) },
      { detail: `${long.slice(0, 57)} 2` },
      { detail: 'क'.repeat(59) },
    ]);
  });

  it('responds to a request for help', () => {
    expect(readArguments(['--help'])).toBe('help');
  });

  it.each(PRICE_LIST_MEANINGS)('says that a column can mean %s', (meaning) => {
    expect(USAGE).toMatch(new RegExp(`\\b${meaning}\\b`));
    expect(() => readArguments(['a.csv', '--map', `Column=${meaning}`])).not.toThrow();
  });

  it.each([
    [[], /name one file/],
    [['a.csv', 'b.csv'], /name one file/],
    [['a.csv', '--report', './a.csv'], /report .* list itself/],
    [['a.csv', '--map', 'price'], /COLUMN=FIELD/],
    [['a.csv', '--map', 'Cost=cost'], /no field 'cost'/],
    [['a.csv', '--profile', 'nope'], /no profile 'nope'.*grocer-mrp/],
    [['a.csv', '--stock', 'many'], /whole number/],
    [['a.csv', '--source', 'North Shop'], /small letters/],
    [['a.csv', '--fast'], /--fast/],
  ])('says what is wrong with %j', (args, message) => {
    expect(() => readArguments(args)).toThrow(message);
  });
});
