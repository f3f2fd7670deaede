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
  /** What serves a need ('cough'): things, each with its other names. */
  readonly serves: readonly (readonly Name[])[];
  /** What to offer if the shop has none of it. */
  readonly substitutes: readonly Name[];
};

/** 'Face wash' is a thing; 'wash face' is a need. */
const THING = / wash$/;
/** Marks a name that is more general than the others of its line. */
const BROADER = '~';
const MAX_COMBINATIONS = 40;

/** Words that a shopkeeper has added. */
export type AddedWords = {
  readonly words: readonly string[];
  /** What the words find beside themselves. Empty: the words mean the same, so that each finds the others. */
  readonly means: readonly string[];
};

let builtIn: Concepts | undefined;

/** The vocabulary with a shop's own words. Without any it is made once: making it takes 70 ms of CPU time. */
export function conceptsWith(added: readonly AddedWords[]): Concepts {
  if (added.length > 0) return new Concepts(added);
  builtIn ??= new Concepts();
  return builtIn;
}

/** The vocabulary: the built-in names of things, and those that the shopkeeper has added. */
export class Concepts {
  readonly #synonyms = new Map<string, Name[]>();
  readonly #broader = new Map<string, Name[]>();
  readonly #narrower = new Map<string, Name[]>();
  readonly #substitutes = new Map<string, Name[]>();
  readonly #serves = new Map<string, Name[]>();
  /** What serves a need, by the need in any order and form of its words. */
  readonly #needs = new Map<string, Name[]>();
  /** The groups that a name is in, each as its first name. */
  readonly #things = new Map<string, { readonly thing: string }[]>();
  readonly #meanings = new Map<string, Meaning>();
  readonly #words = new Set<string>();
  readonly #shown = new Map<string, string>();
  #longest = 1;

  /** `added`: this shop's own words. */
  constructor(added: readonly AddedWords[] = []) {
    const groups = languageGroups();
    for (const { words, means } of added) if (means.length === 0) joinGroup(groups, words);
    for (const group of groups) this.#addGroup(group);
    for (const { words, means } of added) if (means.length > 0) this.#addMeanings(words, means);
    for (const [name, kinds] of entries(KINDS)) this.#addTo(this.#narrower, name, kinds);
    for (const [brand, kinds] of entries(BRANDS)) {
      this.#addTo(this.#substitutes, brand, kinds);
      // 'Pampers Pants' are diapers, although their name doesn't say so.
      for (const kind of kinds.split(',')) this.#addTo(this.#substitutes, kind, brand);
    }
    for (const [names, things] of entries(NEEDS)) {
      for (const name of names.split(',')) {
        this.#addTo(this.#serves, name, things);
        const key = needKey(nameOf(name));
        if (!this.#needs.has(key)) this.#needs.set(key, things.split(',').map(nameOf));
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
    const known = this.#meanings.get(key);
    if (known !== undefined) return known;
    const meaning = this.#meaningOf(key, words);
    // Only names of the vocabulary are kept, of which there is a limited number.
    if (meaning !== null) this.#meanings.set(key, meaning);
    return meaning;
  }

  #meaningOf(key: string, words: readonly string[]): Meaning | null {
    const synonyms = this.#synonymsOf(key);
    const broader = this.#broader.get(key) ?? [];
    const narrower = [...(this.#narrower.get(key) ?? [])];
    for (const name of synonyms) narrower.push(...(this.#narrower.get(name.join(' ')) ?? []));
    const substitutes = this.#substitutes.get(key) ?? [];
    const isThing = synonyms.length + narrower.length + substitutes.length > 0 || THING.test(key);
    const serves = this.#serves.get(key) ?? (isThing ? [] : (this.#needs.get(needKey(words)) ?? []));
    if (synonyms.length + narrower.length + serves.length + substitutes.length === 0) return null;
    return { synonyms, broader, narrower, serves: serves.map((name) => this.#namesOf(name)), substitutes };
  }

  /**
   * A name with several meanings has the synonyms of each, but isn't a synonym of any: a search for one of the things
   * must not find the others.
   */
  #synonymsOf(key: string): readonly Name[] {
    return (this.#synonyms.get(key) ?? []).filter(
      (name) => (this.#things.get(name.join(' '))?.length ?? 0) < 2,
    );
  }

  /** Names with each word replaced by a synonym or kept: 'machhar coil' for 'mosquito coil'. At most 39. */
  wordByWord(words: Name): Name[] {
    let names: string[][] = [[]];
    for (const word of words) {
      const synonyms = this.#synonymsOf(word);
      names = names
        .flatMap((name) => [[word], ...synonyms].map((each) => [...name, ...each]))
        .slice(0, MAX_COMBINATIONS);
    }
    return names.slice(1);
  }

  /** A name, and its synonyms or those of its words. */
  #namesOf(name: Name): readonly Name[] {
    const synonyms = this.#synonymsOf(name.join(' '));
    return [name, ...(synonyms.length === 0 && name.length === 2 ? this.wordByWord(name) : synonyms)];
  }

  #addGroup(group: readonly string[]): void {
    const written = group.filter((name) => !name.startsWith(BROADER));
    const broader = group.filter((name) => name.startsWith(BROADER)).map(nameOf);
    for (const text of written) this.#noteShown(text);
    const names = written.map(nameOf);
    const thing = { thing: written[0] ?? '' };
    const keys = names.map((name) => name.join(' '));
    for (const key of new Set(keys)) {
      this.#things.set(key, [...(this.#things.get(key) ?? []), thing]);
    }
    names.forEach((name, place) => {
      const others = names.filter((_, other) => keys[other] !== keys[place]);
      this.#put(this.#synonyms, name, others);
      if (broader.length > 0) this.#put(this.#broader, name, broader);
    });
  }

  /** The first name of each group that a name is in: 'milk' for 'doodh'. */
  thingsOf(name: string): string[] {
    return (this.#things.get(nameOf(name).join(' ')) ?? []).map(({ thing }) => thing);
  }

  #addMeanings(words: readonly string[], means: readonly string[]): void {
    const others = means.map(nameOf).flatMap((name) => [name, ...this.#synonymsOf(name.join(' '))]);
    for (const word of words) this.#put(this.#synonyms, nameOf(word), others);
    for (const text of [...words, ...means]) this.#noteShown(text);
  }

  #noteShown(text: string): void {
    for (const { folded, written } of readWords(text)) {
      if (!this.#shown.has(folded)) this.#shown.set(folded, written);
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

/** Adds synonyms to the group that already contains one of them, otherwise to a new group. */
function joinGroup(groups: string[][], words: readonly string[]): void {
  const keys = new Set(words.map((word) => nameOf(word).join(' ')));
  const known = groups.find((group) =>
    group.some((name) => !name.startsWith(BROADER) && keys.has(nameOf(name).join(' '))),
  );
  if (known === undefined) groups.push([...words]);
  else known.push(...words.filter((word) => !known.includes(word)));
}

/** The folded words of a name without fillers ('of', 'the'), which readQuery leaves out too. */
export function nameOf(text: string): Name {
  const words = foldWords(text);
  const withoutFillers = words.filter((word) => !FILLERS.has(word));
  return withoutFillers.length > 0 ? withoutFillers : words;
}

/** A key that 'cleaning windows' and 'window clean' share, and 'make pizza' and 'pizza making'. */
function needKey(words: Name): string {
  if (words.length < 2) return words.join('');
  const stems = words.map((word) => word.replace(/(?<=..)(?:ing|e)$/, ''));
  return stems.sort().join(' ');
}

/** The lines 'thing: names' of all languages, as one group of names per thing. */
function languageGroups(): string[][] {
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
