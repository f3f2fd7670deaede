import { describe, expect, test } from 'vitest';
import { countableTerm } from './countable-term.ts';

describe('a search term', () => {
  test.each([
    ['  Dragon   Fruits ', 'dragon fruit', 'dragon fruits'],
    ['dragon-fruit', 'dragon fruit', 'dragon-fruit'],
    ['ड्रैगन फल', 'ड्रैगन फल', 'ड्रैगन फल'],
    ['Quinoa 1 KG', 'quinoa 1kg', 'quinoa 1 kg'],
  ])('%j is counted as %j and shown as %j', (typed, folded, shown) => {
    expect(countableTerm(typed)).toEqual({ folded, shown });
  });

  test.each([
    ['nothing but a letter', 'x'],
    ['no letter', '?!'],
    ['a number', '42'],
    ['a mobile number', '98450 12345'],
    ['a mobile number in words', 'asha 9845012345'],
    ['one in Devanagari digits', 'asha ९८४५० १२३४५'],
    ['an email', 'asha@example.in'],
    ['an address of the web', 'https://example.in/a'],
    ['a whole letter', 'x'.repeat(61)],
  ])('%s is not counted', (_what, typed) => {
    expect(countableTerm(typed)).toBeNull();
  });
});
