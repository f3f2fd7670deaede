import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

const languageFor = (accepted: string | undefined, chosen?: string) => {
  const headers = accepted === undefined ? {} : { 'accept-language': accepted };
  const cookies = chosen === undefined ? {} : { language: chosen };
  return languageOf({ headers, cookies } as unknown as FastifyRequest, ['en', 'hi']);
};

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['en-IN,en;q=0.9', 'en'],
  ['hi-IN,hi;q=0.9,en-IN;q=0.8', 'hi'],
  ['hi', 'hi'],
  ['en;q=0.5, hi;q=0.8', 'hi'],
  ['ta-IN,hi;q=0.7,en;q=0.6', 'hi'],
  ['ta-IN', 'en'],
  ['hi;q=0, *', 'en'],
  [';;;,q=', 'en'],
])('a browser that accepts %j gets %s', (accepted, language) => {
  expect(languageFor(accepted)).toBe(language);
});

test('the chosen language takes precedence over the browser’s', () => {
  expect(languageFor('hi-IN', 'en')).toBe('en');
  expect(languageFor('en-IN', 'hi')).toBe('hi');
});

test.each(['ta', '', '../en', 'constructor'])(
  'a choice that the shop doesn’t speak (%j) is ignored',
  (chosen) => {
    expect(languageFor('hi-IN', chosen)).toBe('hi');
  },
);
