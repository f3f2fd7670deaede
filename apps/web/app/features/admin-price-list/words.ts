import type { PriceListMeaning } from '@jhola/domain';
import type { PriceList } from './use-price-lists.ts';

const numberFormat = new Intl.NumberFormat('en-IN');

/** '12,34,567'. */
export function figure(count: number): string {
  return numberFormat.format(count);
}

/** '1 row', '12,000 rows'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${figure(count)} ${count === 1 ? one : many}`;
}

/** '3.2 MB', '14 kB'. */
export function fileSize(bytes: number): string {
  if (bytes >= 1024 * 1024) return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} kB`;
}

const DELIMITERS: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};

/** The encoding of a file: 'UTF-8, separated by semicolons'. */
export function writtenAs({ encoding, delimiter }: PriceList): string {
  return `${ENCODINGS[encoding] ?? encoding}, separated by ${DELIMITERS[delimiter] ?? 'signs'}`;
}

/** The settings, chosen or guessed, by which the list is read. */
export function readAs({ settings, columns }: PriceList): string[] {
  const has = (meaning: PriceListMeaning) => columns.some((column) => column.meaning === meaning);
  return [
    ...(settings.amounts === 'paise' ? ['prices in paise'] : []),
    ...(has('size') && !has('unit') ? [`pack sizes in ${settings.sizeUnit}`] : []),
    ...(has('category') && settings.slash === 'path' ? ['categories are paths'] : []),
  ];
}

/** What the import would do, or did: '2 new, 1 changed'. */
export function changesInWords({ counts }: PriceList): string {
  if (counts === null) return '';
  const parts = [
    ...(counts.new > 0 ? [`${figure(counts.new)} new`] : []),
    ...(counts.changed > 0 ? [`${figure(counts.changed)} changed`] : []),
  ];
  return parts.length === 0 ? 'nothing to change' : parts.join(', ');
}

export const STATE_WORDS: Readonly<Record<PriceList['state'], string>> = {
  mapping: 'Uploaded',
  checking: 'Checking',
  checked: 'Checked',
  importing: 'Importing',
  done: 'Imported',
  failed: 'Failed',
  interrupted: 'Interrupted',
  outdated: 'Outdated',
  cancelled: 'Cancelled',
};
