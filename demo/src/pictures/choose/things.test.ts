import { expect, it } from 'vitest';
import { CARE } from './rows/care.ts';
import { FOOD } from './rows/food.ts';
import { GARDEN } from './rows/garden.ts';
import { HOME } from './rows/home.ts';
import { PRODUCE } from './rows/produce.ts';
import { WARE } from './rows/ware.ts';
import type { Row } from './thing.ts';
import { thingCalled } from './things.ts';

const AREAS = { food: [...PRODUCE, ...FOOD], care: CARE, home: HOME, ware: WARE, garden: GARDEN };
const phrasesOf = (rows: readonly Row[]) => rows.flatMap(([list]) => list.split(', '));

it('the table has phrases of one to three words, which is as far as names are searched', () => {
  const phrases = Object.values(AREAS).flatMap(phrasesOf);
  expect(phrases.filter((phrase) => !/^\S+(?: \S+){0,2}$/.test(phrase))).toEqual([]);
});

it.each(Object.entries(AREAS))(
  'no phrase of %s is in two rows: the first would hide the second',
  (_, rows) => {
    const phrases = phrasesOf(rows);
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
  },
);

it('gives a phrase the meaning that is possible', () => {
  const artOf = (phrase: string, area: string) => thingCalled(phrase, (thing) => thing.area === area)?.art;
  expect(artOf('cream', 'food')).toBe('custard');
  expect(artOf('cream', 'care')).toBe('lotion-bottle');
  expect(artOf('cream', 'garden')).toBeUndefined();
  expect(artOf('mask', 'care')).not.toBe(artOf('mask', 'home'));
});
