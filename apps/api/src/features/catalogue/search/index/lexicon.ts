import { type Piece, quantityWord, readPieces } from '../text/fold.ts';
import { type Quantity, quantityOf } from '../text/quantities.ts';

/** A cache is emptied when it has this many entries. */
const TEXTS_KEPT = 20_000;
/** Longer details aren't cached. */
const SHORT_TEXT = 60;

/** The text between two spaces. */
type Chunk = {
  readonly pieces: readonly (Pick<Piece, 'unit'> & {
    readonly ids: readonly number[];
    /** How the words are written, in the order of the ids. */
    readonly written: readonly string[];
  })[];
  /** The words of all pieces. */
  readonly ids: readonly number[];
  readonly hasUnit: boolean;
};

/** Gives words numbers, which are never reused, and reads texts as numbers of folded words. */
export class Lexicon {
  readonly #ids = new Map<string, number>();
  readonly #words: string[] = [];
  /** By word: the quantity that the word is ('500g'), if it is one. */
  readonly #quantities: (Quantity | null)[] = [];
  /** By word: how names write it, if they don't write it as it is folded. */
  readonly #shown: (string | undefined)[] = [];
  // A catalogue repeats the same chunks very often, and it repeats brands, categories and many details as a whole.
  readonly #chunks = new Map<string, Chunk>();
  readonly #shared = new Map<string, readonly number[]>();
  readonly #prose = new Map<string, readonly number[]>();
  readonly #onNew: (id: number, word: string) => void;

  /** `onNew` is called with each word that gets a number. */
  constructor(onNew: (id: number, word: string) => void) {
    this.#onNew = onNew;
  }

  /** The number of different words. */
  get size(): number {
    return this.#words.length;
  }

  idOf(word: string): number | undefined {
    return this.#ids.get(word);
  }

  wordOf(id: number): string {
    return this.#words[id] ?? '';
  }

  quantityOf(id: number): Quantity | null {
    return this.#quantities[id] ?? null;
  }

  /** A folded word as names write it; undefined if names write it as it is folded. */
  shown(word: string): string | undefined {
    return this.#shown[this.#ids.get(word) ?? -1];
  }

  /** The words of a text in their order. A number and its unit are one word. */
  read(text: string): number[] {
    const ids: number[] = [];
    for (const chunk of text.split(' ')) {
      const known = this.#chunkOf(chunk);
      if (known.hasUnit) this.#joinUnits(known, ids);
      else for (const id of known.ids) ids.push(id);
    }
    return ids;
  }

  /**
   * The words of a name, like `read`. Also remembers how this name writes them, unless an earlier name had the word.
   */
  readName(name: string): number[] {
    const all: number[] = [];
    for (const chunk of name.split(' ')) {
      const known = this.#chunkOf(chunk);
      this.#noteShown(known);
      if (known.hasUnit) this.#joinUnits(known, all);
      else for (const id of known.ids) all.push(id);
    }
    return all;
  }

  /** The words of a text that many products share, such as a brand, like `read`. */
  readShared(text: string): readonly number[] {
    return this.#shared.get(text) ?? keep(this.#shared, text, this.read(text));
  }

  /** The words of a description or a detail. Faster than `read`: it doesn't join numbers with their units. */
  readProse(text: string): readonly number[] {
    const known = this.#prose.get(text);
    if (known !== undefined) return known;
    const words: number[] = [];
    for (let start = 0; start < text.length; ) {
      const space = text.indexOf(' ', start);
      const end = space < 0 ? text.length : space;
      const { ids } = this.#chunkOf(text.slice(start, end));
      for (let at = 0; at < ids.length; at += 1) words.push(ids[at] ?? 0);
      start = end + 1;
    }
    if (text.length <= SHORT_TEXT) keep(this.#prose, text, words);
    return words;
  }

  /** Frees the caches that are only needed for reading many texts. */
  forgetTexts(): void {
    for (const cache of [this.#chunks, this.#shared, this.#prose]) cache.clear();
  }

  #noteShown({ pieces }: Chunk): void {
    for (const { ids, written } of pieces) {
      for (let at = 0; at < ids.length; at += 1) {
        const id = ids[at] ?? 0;
        if (this.#shown[id] === undefined && written[at] !== this.#words[id]) this.#shown[id] = written[at];
      }
    }
  }

  #joinUnits({ pieces }: Chunk, ids: number[]): void {
    for (const piece of pieces) {
      const joined =
        piece.unit === undefined ? null : quantityWord(this.wordOf(ids.at(-1) ?? -1), piece.unit);
      if (joined === null) ids.push(...piece.ids);
      else ids[ids.length - 1] = this.#number(joined);
    }
  }

  #chunkOf(text: string): Chunk {
    return this.#chunks.get(text) ?? keep(this.#chunks, text, this.#readChunk(text));
  }

  #readChunk(text: string): Chunk {
    const pieces = readPieces(text).map(({ unit, words }) => ({
      unit,
      ids: words.map(({ folded }) => this.#number(folded)),
      written: words.map(({ written }) => written),
    }));
    const hasUnit = pieces.some(({ unit }) => unit !== undefined);
    return { pieces, ids: pieces.flatMap(({ ids }) => ids), hasUnit };
  }

  #number(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.#words.length;
    this.#ids.set(word, id);
    this.#words.push(word);
    this.#quantities.push(quantityOf(word));
    this.#shown.push(undefined);
    this.#onNew(id, word);
    return id;
  }
}

/** Puts a text's value into a cache, and returns it. */
function keep<Value>(cache: Map<string, Value>, text: string, value: Value): Value {
  if (cache.size >= TEXTS_KEPT) cache.clear();
  cache.set(text, value);
  return value;
}
