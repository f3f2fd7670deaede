import { readWords } from '../text/fold.ts';
import { LayeredMap } from './layered-map.ts';
import type { Meaning, Name } from './meaning.ts';
import { languageGroups, nameOf, needKey } from './read-names.ts';
import { entries } from './vocabulary/entries.ts';
import { BRANDS } from './vocabulary/brands.ts';
import { KINDS } from './vocabulary/kinds.ts';
import { NEEDS, OCCASIONS } from './vocabulary/needs.ts';
import { PRODUCE } from './vocabulary/produce.ts';
import { WordList } from '../spelling/word-list.ts';

/** 'Face wash' is a thing; 'wash face' is a need. */
const THING = / wash$/;
/** Marks a name that is more general than the others of its line. */
const BROADER = '~';
const MAX_COMBINATIONS = 40;
/** The most meanings that are cached. Finding one takes microseconds; all of them together would take 10 MB. */
const MEANINGS_KEPT = 2_000;

/** Words that a shopkeeper has added. */
export type AddedWords = {
  readonly words: readonly string[];
  /** What the words also find. Empty: the words mean the same, so each finds the others' products. */
  readonly means: readonly string[];
};

let builtIn: Concepts | undefined;

/** The vocabulary with a shop's own words. The built-in part is created once, which takes 100 ms of CPU time. */
export function conceptsWith(added: readonly AddedWords[]): Concepts {
  builtIn ??= new Concepts();
  return added.length === 0 ? builtIn : builtIn.with(added);
}

/** The names of one thing, as they are written. */
type Group = { readonly names: readonly string[]; readonly place: number };

/** The vocabulary: the built-in names of things, and those that the shopkeeper has added. */
export class Concepts {
  /**
   * By name: lists of names that mean the same, including the name itself. All names of a thing share one list, and
   * those that mean nothing else also the array around it.
   */
  readonly #synonyms: LayeredMap<readonly (readonly Name[])[]>;
  readonly #broader: LayeredMap<readonly Name[]>;
  readonly #narrower: LayeredMap<readonly Name[]>;
  readonly #substitutes: LayeredMap<readonly Name[]>;
  readonly #serves: LayeredMap<readonly Name[]>;
  /** What serves a need, by the need's words in any order and form. */
  readonly #needs: LayeredMap<readonly Name[]>;
  /** The needs that are occasions. */
  readonly #occasions: LayeredMap<true>;
  /** The groups that a name is in. Names that are only in one group share the array around it. */
  readonly #groups: LayeredMap<readonly Group[]>;
  /** Groups of the layer below to which this layer adds names. */
  readonly #extended = new Map<Group, Group>();
  readonly #meanings = new Map<string, Meaning>();
  readonly #words: LayeredMap<true>;
  /** Used while names are added: words and keys, so that equal ones share one string. */
  readonly #copies = new Map<string, string>();
  /** Used while names are added: the names that were read already. */
  readonly #read = new Map<string, Name>();
  /** The single words of all names, one list per layer. */
  readonly lists: readonly WordList[];
  readonly #list = new WordList();
  readonly #shown: LayeredMap<string>;
  #longest: number;
  #count: number;

  /** Without `below` it contains the built-in vocabulary. */
  constructor(below?: Concepts) {
    this.#synonyms = new LayeredMap(below && below.#synonyms);
    this.#broader = new LayeredMap(below && below.#broader);
    this.#narrower = new LayeredMap(below && below.#narrower);
    this.#substitutes = new LayeredMap(below && below.#substitutes);
    this.#serves = new LayeredMap(below && below.#serves);
    this.#needs = new LayeredMap(below && below.#needs);
    this.#occasions = new LayeredMap(below && below.#occasions);
    this.#groups = new LayeredMap(below && below.#groups);
    this.#words = new LayeredMap(below && below.#words);
    this.#shown = new LayeredMap(below && below.#shown);
    this.#longest = below ? below.#longest : 1;
    this.#count = below ? below.#count : 0;
    this.lists = [...(below?.lists ?? []), this.#list];
    if (below === undefined) this.#addBuiltIn();
    this.#list.prepare();
    this.#copies.clear();
    this.#read.clear();
  }

  /** This vocabulary with a shop's own words. The time depends only on the number of these words. */
  with(added: readonly AddedWords[]): Concepts {
    const more = new Concepts(this);
    for (const { words, means } of added) if (means.length === 0) more.#joinGroup(words);
    for (const { words, means } of added) if (means.length > 0) more.#addMeanings(words, means);
    more.#list.prepare();
    more.#copies.clear();
    more.#read.clear();
    return more;
  }

  #addBuiltIn(): void {
    for (const group of languageGroups()) this.#addGroup(group);
    for (const [name, kinds] of entries(KINDS)) this.#addTo(this.#narrower, name, kinds);
    for (const [brand, kinds] of entries(BRANDS)) {
      this.#addTo(this.#substitutes, brand, kinds);
      // 'Pampers Pants' are diapers, although their name doesn't say so.
      for (const kind of kinds.split(',')) this.#addTo(this.#substitutes, kind, brand);
    }
    for (const [names, things] of entries(NEEDS)) this.#addNeed(names, things);
    for (const [names, things] of entries(OCCASIONS)) {
      this.#addNeed(names, things);
      for (const name of names.split(',')) this.#occasions.set(needKey(nameOf(name)), true);
    }
  }

  #addNeed(names: string, things: string): void {
    const serving = things.split(',').map((thing) => this.#nameOf(thing));
    for (const name of names.split(',')) {
      this.#put(this.#serves, this.#nameOf(name), serving);
      const key = needKey(nameOf(name));
      if (!this.#needs.has(key)) this.#needs.set(key, serving);
    }
  }

  /** The number of words of the longest name. */
  get longest(): number {
    return this.#longest;
  }

  /** Whether a name has this word. */
  hasWord(word: string): boolean {
    return this.#words.has(word);
  }

  /** A folded word as it is written; undefined if it isn't in the vocabulary. */
  shown(word: string): string | undefined {
    return this.#shown.get(word);
  }

  /** Whether the vocabulary has a name in folded words. */
  hasName(words: Name): boolean {
    const key = words.join(' ');
    return this.#synonyms.has(key) || this.#narrower.has(key) || this.#substitutes.has(key);
  }

  /** The meaning of a name in folded words; null if it isn't in the vocabulary. */
  meaningOf(words: readonly string[]): Meaning | null {
    const key = words.join(' ');
    const known = this.#meanings.get(key);
    if (known !== undefined) return known;
    const meaning = this.#meaningOf(key, words);
    if (this.#meanings.size >= MEANINGS_KEPT) this.#meanings.clear();
    if (meaning !== null) this.#meanings.set(key, meaning);
    return meaning;
  }

  #meaningOf(key: string, words: readonly string[]): Meaning | null {
    const synonyms = this.#synonymsOf(key);
    const broader = this.#broader.get(key) ?? [];
    const narrower = [...(this.#narrower.get(key) ?? [])];
    const substitutes = [...(this.#substitutes.get(key) ?? [])];
    for (const name of synonyms) {
      narrower.push(...(this.#narrower.get(name.join(' ')) ?? []));
      substitutes.push(...(this.#substitutes.get(name.join(' ')) ?? []));
    }
    const isThing = synonyms.length + narrower.length + substitutes.length > 0 || THING.test(key);
    const serves = this.#serves.get(key) ?? (isThing ? [] : (this.#needs.get(needKey(words)) ?? []));
    if (synonyms.length + narrower.length + serves.length + substitutes.length === 0) return null;
    return {
      synonyms,
      broader,
      narrower,
      serves: serves.map((name) => this.#namesOf(name)),
      servingBrands: serves.flatMap((name) =>
        [name, ...this.#synonymsOf(name.join(' '))].flatMap(
          (each) => this.#substitutes.get(each.join(' ')) ?? [],
        ),
      ),
      isOccasion: serves.length > 0 && this.#occasions.has(needKey(words)),
      isProduce: this.#groups.get(key)?.every(({ names: [thing = ''] }) => PRODUCE.has(thing)) ?? false,
      substitutes,
      composed: () => synonyms.flatMap((name) => (name.length === 2 ? this.wordByWord(name) : [])),
    };
  }

  /**
   * A name with several meanings has the synonyms of each, but isn't a synonym of any: a search for one of the things
   * must not find the others.
   */
  #synonymsOf(key: string): readonly Name[] {
    return (this.#synonyms.get(key) ?? []).flat().filter((name) => {
      const other = name.join(' ');
      return other !== key && (this.#groups.get(other)?.length ?? 0) < 2;
    });
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

  #addGroup(texts: readonly string[]): void {
    const group: Group = { names: texts, place: this.#count };
    this.#count += 1;
    const only = [group];
    for (const key of this.#keysOf(texts)) {
      const known = this.#groups.get(key);
      this.#groups.set(this.#copyOf(key), known === undefined ? only : [...known, group]);
    }
    this.#relate(texts, texts);
  }

  /** Makes written names synonyms of the others. */
  #relate(texts: readonly string[], others: readonly string[]): void {
    const broader = others.filter((text) => text.startsWith(BROADER)).map((text) => this.#nameOf(text));
    const same = others.filter((text) => !text.startsWith(BROADER)).map((text) => this.#nameOf(text));
    const lists = [same.filter((name) => name.length > 0)];
    for (const text of texts) {
      if (text.startsWith(BROADER)) continue;
      this.#noteShown(text);
      const name = this.#nameOf(text);
      this.#putSynonyms(name, lists);
      if (broader.length > 0) this.#put(this.#broader, name, broader);
    }
  }

  /**
   * Adds words that mean the same to the group that already contains one of them. If there is none, they become a new
   * group.
   */
  #joinGroup(words: readonly string[]): void {
    const known = this.#keysOf(words)
      .flatMap((key) => this.#groups.get(key) ?? [])
      .reduce<Group | null>((first, group) => (first && first.place <= group.place ? first : group), null);
    if (known === null) return this.#addGroup(words);
    const before = this.#extended.get(known) ?? known;
    const more = words.filter((word) => !before.names.includes(word));
    this.#extended.set(known, { names: [...before.names, ...more], place: known.place });
    const keys = new Set(this.#keysOf(before.names));
    for (const key of this.#keysOf(more)) {
      if (!keys.has(key)) this.#groups.set(key, [...(this.#groups.get(key) ?? []), known]);
    }
    this.#relate(before.names, more);
    this.#relate(more, [...before.names, ...more]);
  }

  /** The first name of each group that a name is in: 'milk' for 'doodh'. */
  thingsOf(name: string): string[] {
    return (this.#groups.get(nameOf(name).join(' ')) ?? []).map(({ names: [first = ''] }) => first);
  }

  #addMeanings(words: readonly string[], means: readonly string[]): void {
    const others = means
      .map((text) => this.#nameOf(text))
      .flatMap((name) => [name, ...this.#synonymsOf(name.join(' '))]);
    for (const word of words) this.#putSynonyms(this.#nameOf(word), [others]);
    for (const text of [...words, ...means]) this.#noteShown(text);
  }

  #noteShown(text: string): void {
    for (const { folded, written } of readWords(text)) {
      if (!this.#shown.has(folded)) this.#shown.set(folded, written);
    }
  }

  #addTo(map: LayeredMap<readonly Name[]>, name: string, things: string): void {
    const others = things.split(',').map((thing) => this.#nameOf(thing));
    this.#put(map, this.#nameOf(name), others);
  }

  #put(map: LayeredMap<readonly Name[]>, name: Name, names: readonly Name[]): void {
    if (name.length === 0) return;
    const key = this.#copyOf(name.join(' '));
    const known = map.get(key);
    const others = names.every((other) => other.length > 0)
      ? names
      : names.filter((other) => other.length > 0);
    map.set(key, known === undefined ? others : [...known, ...others]);
    this.#noteWords(name);
  }

  #putSynonyms(name: Name, lists: readonly (readonly Name[])[]): void {
    if (name.length === 0) return;
    const key = this.#copyOf(name.join(' '));
    const known = this.#synonyms.get(key);
    this.#synonyms.set(key, known === undefined ? lists : [...known, ...lists]);
    this.#noteWords(name);
  }

  #noteWords(name: Name): void {
    this.#longest = Math.max(this.#longest, name.length);
    for (const word of name) {
      if (this.#words.has(word)) continue;
      this.#words.set(word, true);
      this.#list.add(word);
    }
  }

  /** The folded words of a name. While names are added, each is read once. */
  #nameOf(text: string): Name {
    const known = this.#read.get(text);
    if (known !== undefined) return known;
    const name = nameOf(text).map((word) => this.#copyOf(word));
    this.#read.set(text, name);
    return name;
  }

  /** The keys of written names that mean the same. */
  #keysOf(texts: readonly string[]): string[] {
    const names = texts.filter((text) => !text.startsWith(BROADER));
    return [...new Set(names.map((text) => this.#nameOf(text).join(' ')))];
  }

  #copyOf(text: string): string {
    const known = this.#copies.get(text);
    if (known === undefined) this.#copies.set(text, text);
    return known ?? text;
  }
}
