import { ABBREVIATIONS } from './vocabulary/abbreviations.ts';
import { entries } from './vocabulary/entries.ts';

const MEANINGS = new Map(entries(ABBREVIATIONS));
const WORD = /[\p{L}\p{N}]+(?:\/\p{L}+)?/gu;
/** 'TP' in brackets is a carton. */
const TOOTHPASTE = /(?<!\()\bTP\b/;
const FRACTION = /(\d)\s?[/⁄]\s?(\d)/g;

/** Expands the abbreviations of a name: 'RIN PWD 1KG' is 'RIN powder 1KG'. */
export function spellOut(name: string): string {
  return name
    .replace(TOOTHPASTE, 'toothpaste')
    .replace(WORD, (word) => MEANINGS.get(word.toLowerCase()) ?? word);
}

/** Replaces proper fractions by decimals: '1/2 kg' by '0.5 kg'. */
export function withDecimals(text: string): string {
  return text.normalize('NFKC').replace(FRACTION, (all, over: string, under: string) => {
    return Number(under) > Number(over) ? String(Number(over) / Number(under)) : all;
  });
}
