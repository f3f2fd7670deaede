import { foldWords, readWords } from './fold.ts';
import { entries } from './vocabulary/entries.ts';
import { BRANDS } from './vocabulary/brands.ts';
import { KINDS } from './vocabulary/kinds.ts';
import { LANGUAGES } from './vocabulary/languages.ts';
import { NEEDS } from './vocabulary/needs.ts';
import { FILLERS } from './vocabulary/small-words.ts';

/** A name of a thing: its folded words, in order. */
export type Name = readonly string[];

/** What a name means, as names of related things. */
export type Meaning = {
  /** Other names of the same thing. */
  readonly synonyms: readonly Name[];
  /** More general names: coriander, for coriander leaves. */
  readonly broader: readonly Name[];
  /** Kinds of the thing. */
  readonly narrower: readonly Name[];
  /** What serves a need ('cough'). */
  readonly serves: readonly Name[];
  /** What to offer if the shop has none of it. */
  readonly substitutes: readonly Name[];
};

/** Marks a name that is more general than the others of its line. */
const BROADER = '~';
const MAX_COMBINATIONS = 40;

/** The vocabulary: the built-in names of things, and those that the shopkeeper has added. */
export class Concepts {
  readonly #synonyms = new Map<string, Name[]>();
  readonly #broader = new Map<string, Name[]>();
  readonly #narrower = new Map<string, Name[]>();
  readonly #substitutes = new Map<string, Name[]>();
  readonly #serves = new Map<string, Name[]>();
  /** The number of groups that a name is in. */
  readonly #groups = new Map<string, number>();
  readonly #words = new Set<string>();
  readonly #shown = new Map<string, string>();
  #longest = 1;

  /** `added`: groups of synonyms of this shop. */
  constructor(added: readonly (readonly string[])[] = []) {
    for (const group of [...languageGroups(), ...added]) this.#addGroup(group);
    for (const [name, kinds] of entries(KINDS)) this.#addTo(this.#narrower, name, kinds);
    for (const [brand, kinds] of entries(BRANDS)) {
      this.#addTo(this.#substitutes, brand, kinds);
      // 'Pampers Pants' are diapers, although their name doesn't say so.
      for (const kind of kinds.split(',')) this.#addTo(this.#substitutes, kind, brand);
    }
    for (const [names, things] of entries(NEEDS)) {
      for (const name of names.split(',')) {
        this.#addTo(this.#serves, name, things);
      }
    }
  }

  /** The number of words of the longest name. */
  get longest(): number {
    return this.#longest;
  }

  /** The single words of all names. */
  get words(): ReadonlySet<string> {
    return this.#words;
  }

  /** A folded word as it is written; undefined if it isn't in the vocabulary. */
  shown(word: string): string | undefined {
    return this.#shown.get(word);
  }

  /** The meaning of a name in folded words; null if it isn't in the vocabulary. */
  meaningOf(words: readonly string[]): Meaning | null {
    const key = words.join(' ');
    // A name with several meanings has the synonyms of each, but isn't a synonym of any: a search for one of the
    // things must not find the others.
    const synonyms = (this.#synonyms.get(key) ?? []).filter(
      (name) => (this.#groups.get(name.join(' ')) ?? 0) < 2,
    );
    const broader = this.#broader.get(key) ?? [];
    const narrower = [...(this.#narrower.get(key) ?? [])];
    for (const name of synonyms) narrower.push(...(this.#narrower.get(name.join(' ')) ?? []));
    const serves = this.#serves.get(key) ?? [];
    const substitutes = this.#substitutes.get(key) ?? [];
    if (synonyms.length + narrower.length + serves.length + substitutes.length === 0) return null;
    return { synonyms, broader, narrower, serves, substitutes };
  }

  /** Names with each word replaced by a synonym or kept: 'machhar coil' for 'mosquito coil'. At most 39. */
  wordByWord(words: Name): Name[] {
    let names: string[][] = [[]];
    for (const word of words) {
      const synonyms = this.meaningOf([word])?.synonyms ?? [];
      names = names
        .flatMap((name) => [[word], ...synonyms].map((each) => [...name, ...each]))
        .slice(0, MAX_COMBINATIONS);
    }
    return names.slice(1);
  }

  #addGroup(group: readonly string[]): void {
    const written = group.filter((name) => !name.startsWith(BROADER));
    const broader = group.filter((name) => name.startsWith(BROADER)).map(nameOf);
    for (const text of written) {
      for (const word of readWords(text))
        if (!this.#shown.has(word.folded)) this.#shown.set(word.folded, word.written);
    }
    const names = written.map(nameOf);
    for (const key of new Set(names.map((name) => name.join(' ')))) {
      this.#groups.set(key, (this.#groups.get(key) ?? 0) + 1);
    }
    for (const name of names) {
      const others = names.filter((other) => other.join(' ') !== name.join(' '));
      this.#put(this.#synonyms, name, others);
      if (broader.length > 0) this.#put(this.#broader, name, broader);
    }
  }

  #addTo(map: Map<string, Name[]>, name: string, things: string): void {
    this.#put(map, nameOf(name), things.split(',').map(nameOf));
  }

  #put(map: Map<string, Name[]>, name: Name, others: readonly Name[]): void {
    if (name.length === 0) return;
    const key = name.join(' ');
    map.set(key, [...(map.get(key) ?? []), ...others.filter((other) => other.length > 0)]);
    this.#longest = Math.max(this.#longest, name.length);
    for (const word of name) this.#words.add(word);
  }
}

/** The folded words of a name without fillers ('of', 'the'), which readQuery leaves out too. */
function nameOf(text: string): Name {
  const words = foldWords(text);
  const withoutFillers = words.filter((word) => !FILLERS.has(word));
  return withoutFillers.length > 0 ? withoutFillers : words;
}

/** The lines 'thing: names' of all languages, as one group of names per thing. */
function languageGroups(): readonly string[][] {
  const groups = new Map<string, Set<string>>();
  for (const lines of Object.values(LANGUAGES)) {
    for (const [thing, names] of entries(lines)) {
      const group = groups.get(thing) ?? new Set([thing]);
      for (const name of names.split(',')) group.add(name.trim());
      groups.set(thing, group);
    }
  }
  return [...groups.values()].map((group) => [...group]);
}
