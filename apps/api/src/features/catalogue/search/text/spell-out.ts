import { ABBREVIATIONS } from '../meaning/vocabulary/abbreviations.ts';
import { entries } from '../meaning/vocabulary/entries.ts';

const MEANINGS = new Map(entries(ABBREVIATIONS));
const WORD = /[\p{L}\p{N}]+(?:\/\p{L}+)?/gu;
/** 'TP' in brackets is a carton. */
const TOOTHPASTE = /(?<!\()\bTP\b/;
const FRACTION = /(\d)\s?[/⁄]\s?(\d)/g;

/** A cache of expanded chunks, by the text between two spaces. Emptied when it is full. */
const expanded = new Map<string, string>();
const MAX_CHUNKS = 20_000;

/** Expands the abbreviations of a name: 'RIN PWD 1KG' is 'RIN powder 1KG'. */
export function spellOut(name: string): string {
  return name.split(' ').map(expand).join(' ');
}

function expand(chunk: string): string {
  const known = expanded.get(chunk);
  if (known !== undefined) return known;
  const full = chunk
    .replace(TOOTHPASTE, 'toothpaste')
    .replace(WORD, (word) => MEANINGS.get(word.toLowerCase()) ?? word);
  if (expanded.size >= MAX_CHUNKS) expanded.clear();
  expanded.set(chunk, full);
  return full;
}

/** Replaces proper fractions by decimals: '1/2 kg' by '0.5 kg'. */
export function withDecimals(text: string): string {
  return text.normalize('NFKC').replace(FRACTION, (all, over: string, under: string) => {
    return Number(under) > Number(over) ? String(Number(over) / Number(under)) : all;
  });
}
