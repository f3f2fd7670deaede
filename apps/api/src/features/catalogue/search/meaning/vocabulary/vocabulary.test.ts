import { describe, expect, it } from 'vitest';
import { foldWords } from '../../text/fold.ts';
import { entries } from './entries.ts';
import { LANGUAGES } from './languages.ts';
import { FILLERS } from './small-words.ts';

/** Each name in each language, with the things that it names. */
function thingsByName(): Map<string, Set<string>> {
  const things = new Map<string, Set<string>>();
  for (const table of Object.values(LANGUAGES)) {
    for (const [thing, names] of entries(table)) {
      for (const name of [thing, ...names.split(',')]) {
        if (name.trim().startsWith('~')) continue;
        const key = foldWords(name).join(' ');
        things.set(key, (things.get(key) ?? new Set()).add(thing));
      }
    }
  }
  return things;
}

describe('the vocabulary', () => {
  it('has no name of two things except the listed ones', () => {
    const shared = [...thingsByName()].filter(([, things]) => things.size > 1).map(([name]) => name);
    expect(shared.sort()).toEqual([
      'namkeen',
      'pazham',
      // Jaggery in Tamil, water in Malayalam.
      'vellam',
      'राई',
    ]);
  });

  it.each(Object.entries(LANGUAGES))('of %s has one line per thing, with its names', (_, table) => {
    const lines = entries(table);
    expect(lines.filter(([thing, names]) => thing === '' || names === '')).toEqual([]);
    expect(new Set(lines.map(([thing]) => thing)).size).toBe(lines.length);
  });

  it('has no name that consists of filler words only', () => {
    const lost = [...thingsByName().keys()].filter((name) =>
      name.split(' ').every((word) => word === '' || FILLERS.has(word)),
    );
    expect(lost).toEqual([]);
  });
});
