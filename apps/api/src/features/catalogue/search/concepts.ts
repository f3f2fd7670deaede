import { foldWords, readWords } from './fold.ts';
import { entries } from './vocabulary/entries.ts';
import { BRANDS } from './vocabulary/brands.ts';
import { KINDS } from './vocabulary/kinds.ts';
import { LANGUAGES } from './vocabulary/languages.ts';
import { NEEDS } from './vocabulary/needs.ts';
import { FILLERS } from './vocabulary/small-words.ts';

/** A name of a thing: its folded words in a row. */
export type Name = readonly string[];

/** What words name. */
export type Meaning = {
  /** Other names of the same thing. */
  readonly same: readonly Name[];
  /** Names that say less: coriander, for coriander leaves. */
  readonly loosely: readonly Name[];
  /** Things that are a kind of it. */
  readonly narrower: readonly Name[];
  /** A need ('cough'): what serves it. */
  readonly serves: readonly Name[];
  /** What to offer where the shop has none of it. */
  readonly instead: readonly Name[];
};

/** Before a name that says less than the others of its line. */
const LOOSELY = '~';
const MANY_NAMES = 40;

/** Words for things: those that come along, and those that the shopkeeper has added. */
export class Concepts {
  readonly #same = new Map<string, Name[]>();
  readonly #loosely = new Map<string, Name[]>();
  readonly #narrower = new Map<string, Name[]>();
  readonly #instead = new Map<string, Name[]>();
  readonly #serves = new Map<string, Name[]>();
  /** In how many groups a name is. */
  readonly #groups = new Map<string, number>();
  readonly #words = new Set<string>();
  readonly #shown = new Map<string, string>();
  #longest = 1;

  /** `added`: groups of words that mean the same in this shop. */
  constructor(added: readonly (readonly string[])[] = []) {
    for (const group of [...languageGroups(), ...added]) this.#addGroup(group);
    for (const [name, kinds] of entries(KINDS)) this.#addTo(this.#narrower, name, kinds);
    for (const [brand, kinds] of entries(BRANDS)) {
      this.#addTo(this.#instead, brand, kinds);
      // 'Pampers Pants' are diapers, although their name doesn't say so.
      for (const kind of kinds.split(',')) this.#addTo(this.#instead, kind, brand);
    }
    for (const [names, things] of entries(NEEDS)) {
      for (const name of names.split(',')) {
        this.#addTo(this.#serves, name, things);
      }
    }
  }

  /** The most words that one name has. */
  get longest(): number {
    return this.#longest;
  }

  /** The single words of all names. */
  get words(): ReadonlySet<string> {
    return this.#words;
  }

  /** A folded word as it is written. */
  shown(word: string): string | undefined {
    return this.#shown.get(word);
  }

  /** What these folded words name, or null. */
  meaningOf(words: readonly string[]): Meaning | null {
    const key = words.join(' ');
    // A word that means several things leads to each of them, but none of them leads to it.
    const same = (this.#same.get(key) ?? []).filter((name) => (this.#groups.get(name.join(' ')) ?? 0) < 2);
    const loosely = this.#loosely.get(key) ?? [];
    const narrower = [...(this.#narrower.get(key) ?? [])];
    for (const name of same) narrower.push(...(this.#narrower.get(name.join(' ')) ?? []));
    const serves = this.#serves.get(key) ?? [];
    const instead = this.#instead.get(key) ?? [];
    if (same.length + narrower.length + serves.length + instead.length === 0) return null;
    return { same, loosely, narrower, serves, instead };
  }

  /** Names of which each word is another name of the word in its place: 'machhar coil' of 'mosquito coil'. */
  wordByWord(words: Name): Name[] {
    let names: string[][] = [[]];
    for (const word of words) {
      const same = this.meaningOf([word])?.same ?? [];
      names = names
        .flatMap((name) => [[word], ...same].map((each) => [...name, ...each]))
        .slice(0, MANY_NAMES);
    }
    return names.slice(1);
  }

  #addGroup(group: readonly string[]): void {
    const written = group.filter((name) => !name.startsWith(LOOSELY));
    const loosely = group.filter((name) => name.startsWith(LOOSELY)).map(nameOf);
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
      this.#put(this.#same, name, others);
      if (loosely.length > 0) this.#put(this.#loosely, name, loosely);
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

/** The words of a name without those that nobody looks for: searches are read so too. */
function nameOf(text: string): Name {
  const words = foldWords(text);
  const meant = words.filter((word) => !FILLERS.has(word));
  return meant.length > 0 ? meant : words;
}

/** The lines 'thing: names' of all languages, joined by thing. */
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
