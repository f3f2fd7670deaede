import { describe, expect, it } from 'vitest';
import { foldWords, singular } from './fold.ts';

describe('folding', () => {
  it.each([
    ['Crème Brûlée', ['creme', 'brulee']],
    ['1 Kg', ['1kg']],
    ['1kg', ['1kg']],
    ['1.0 KG.', ['1kg']],
    ['1.5 Litres', ['1.5l']],
    ['500 gms pouch', ['500g', 'pouch']],
    ['2 x 500 ml', ['2', 'x', '500ml']],
    ['6 pieces', ['6pc']],
    ["Kellogg's Chocos", ['kellogg', 'choco']],
    ['Salt & Sugar', ['salt', 'sugar']],
    ['प्याज़', ['प्याज']],
    ['दूध', ['दूध']],
    ['1 किलो आटा', ['1kg', 'आटा']],
    ['  ...  ', []],
    ['constructor 5 toString', ['constructor', '5', 'tostring']],
  ])('makes %j into %j', (text, words) => {
    expect(foldWords(text)).toEqual(words);
  });

  it.each([
    ['potatoes', 'potato'],
    ['berries', 'berry'],
    ['cookies', 'cookie'],
    ['eggs', 'egg'],
    ['peaches', 'peach'],
    ['noodles', 'noodle'],
    ['fries', 'fry'],
    ['boxes', 'box'],
  ])('gives %s and %s the same form', (many, one) => {
    expect(singular(many)).toBe(singular(one));
  });

  it('keeps words that only look like a plural', () => {
    expect(singular('hibiscus')).toBe('hibiscus');
    expect(singular('glass')).toBe('glass');
  });
});
