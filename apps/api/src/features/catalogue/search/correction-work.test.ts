import { makeId, type ProductId } from '@jhola/domain';
import { expect, it } from 'vitest';
import { SearchEngine } from './search-engine.ts';

const LETTERS = [...'aeinorst'];
const MISTAKES = ['tomatp', 'potsto', 'onoin', 'biscuti', 'detergnet', 'shmapoo', 'chocolte', 'noodels'];
const MEANT = 'tomato potato onion biscuit detergent shampoo chocolate noodle'.split(' ');

/** Returns a different word of the same eight letters for each number. */
function anagram(number: number): string {
  const left = [...LETTERS];
  let rest = number;
  let word = '';
  while (left.length > 0) {
    word += left.splice(rest % left.length, 1)[0] ?? '';
    rest = Math.floor(rest / (left.length + 1));
  }
  return word;
}

/** A shop with the correct words, and many names that have the same letters and nothing else in common. */
function shopOfAnagrams(): SearchEngine {
  const shop = new SearchEngine();
  const names = [...MEANT, ...MEANT, ...MEANT, ...Array.from({ length: 20_000 }, (_, n) => anagram(n))];
  names.forEach((name, age) => {
    const id: ProductId = makeId<'Product'>(new Date(age));
    const kinds = { subCategories: ['Food'], categories: ['Food'] };
    shop.add({ id, name, unit: '1 kg', brand: '', ...kinds, alsoCalled: [], texts: [] }, { stock: 5, age });
  });
  shop.finishLoading();
  return shop;
}

const engine = shopOfAnagrams();

/** The number of letters that a search compares. */
function lettersRead(text: string): number {
  let reads = 0;
  const read = String.prototype.charCodeAt;
  // A mock would store each of millions of calls.
  Reflect.set(String.prototype, 'charCodeAt', function at(this: string, place: number) {
    reads += 1;
    return read.call(this, place);
  });
  try {
    engine.find(text);
  } finally {
    Reflect.set(String.prototype, 'charCodeAt', read);
  }
  return reads;
}

it('corrects eight mistakes in one search', () => {
  const { corrections } = engine.find(MISTAKES.join(' '));
  expect(corrections.map(({ typed }) => typed)).toEqual(MISTAKES);
});

it('compares a bounded number of letters for eight words that resemble many others', () => {
  const typed = Array.from({ length: 8 }, (_, n) => `${anagram(n * 331)}a`);
  const one = lettersRead(typed[0] ?? '');
  expect(one).toBeGreaterThan(300_000);
  expect(lettersRead(typed.join(' '))).toBeLessThan(4 * one);
});
