import { expect, it } from 'vitest';
import { CARE } from './rows/care.ts';
import { FOOD } from './rows/food.ts';
import { GARDEN } from './rows/garden.ts';
import { HOME } from './rows/home.ts';
import { PRODUCE } from './rows/produce.ts';
import { WARE } from './rows/ware.ts';
import { thingCalled } from './things.ts';

const phrases = [PRODUCE, FOOD, CARE, HOME, WARE, GARDEN].flatMap((rows) =>
  rows.flatMap(([list]) => list.split(', ')),
);

it('the table has phrases of one to three words, which is as far as names are searched', () => {
  expect(phrases.filter((phrase) => !/^\S+(?: \S+){0,2}$/.test(phrase))).toEqual([]);
});

it('gives a phrase the meaning that is possible', () => {
  const artOf = (phrase: string, area: string) => thingCalled(phrase, (thing) => thing.area === area)?.art;
  expect(artOf('cream', 'food')).toBe('custard');
  expect(artOf('cream', 'care')).toBe('lotion-bottle');
  expect(artOf('cream', 'garden')).toBeUndefined();
  expect(artOf('mask', 'care')).not.toBe(artOf('mask', 'home'));
});
