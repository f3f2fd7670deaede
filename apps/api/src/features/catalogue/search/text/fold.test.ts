import { describe, expect, it } from 'vitest';
import { foldWords, indianSingulars, singular } from './fold.ts';

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
    ['५ किलो आटा', ['5kg', 'आटा']],
    ['পাল ২৫০ g', ['পাল', '250g']],
    ['अण्डा आँवला', foldWords('अंडा आंवला')],
    ['ਪਿਆਜ਼', foldWords('ਪਿਆਜ')],
    ['পেঁয়াজ', foldWords('পেয়াজ')],
    ['പാല്\u200d', foldWords('പാൽ')],
    ['బీట్\u200cరూట్', foldWords('బీట్రూట్')],
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
    ['leaves', 'leaf'],
    ['knives', 'knife'],
    ['pies', 'pie'],
    ['idlis', 'idli'],
    ['sizes', 'size'],
    ['headaches', 'headache'],
    ['shoes', 'shoe'],
    ['children’s', 'child'],
    ['tomatoes', 'tomatoe'],
  ])('gives %s and %s the same form', (many, one) => {
    expect(foldWords(many)).toEqual(foldWords(one));
  });

  it('keeps words that only look like a plural', () => {
    expect(singular('hibiscus')).toBe('hibiscus');
    expect(singular('glass')).toBe('glass');
    expect(foldWords('olives cloves gloves')).toEqual(['olive', 'clove', 'glove']);
  });

  it.each([
    ['mirchiyan', 'mirchi'],
    ['kele', 'kela'],
    ['tamataron', 'tamatar'],
    ['mirchen', 'mirch'],
    ['santaron', 'santara'],
    ['सब्जियां', 'सब्जी'],
    ['रोटियों', 'रोटी'],
    ['संतरे', 'संतरा'],
    ['मिर्चें', 'मिर्च'],
    ['टमाटरों', 'टमाटर'],
    ['आलुओं', 'आलू'],
    ['ullipayalu', 'ullipaya'],
    ['ఉల్లిపాయలు', 'ఉల్లిపాయ'],
    ['ಮೊಟ್ಟೆಗಳು', 'ಮೊಟ್ಟೆ'],
    ['മാങ്ങകൾ', 'മാങ്ങ'],
  ])('recognises %s as a possible plural of %s', (many, one) => {
    expect(indianSingulars(foldWords(many)[0] ?? '')).toContain(foldWords(one)[0]);
  });

  it('ignores halves of characters', () => {
    expect(foldWords('\ud800milk \udc00 दूध\udfff')).toEqual(['milk', 'दूध']);
  });
});
