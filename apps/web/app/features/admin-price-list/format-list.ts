import type { PriceListMeaning } from '@jhola/domain';
import { texts as columnTexts } from '#messages/price-list-columns.ts';
import { texts } from '#messages/price-list.ts';
import type { PriceList } from './use-price-lists.ts';

/** '3.2 MB', '14 kB'. */
export function formatFileSize(bytes: number): string {
  if (bytes >= 1024 * 1024) return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} kB`;
}

/** Why a checked list would change nothing. */
export function noChangesText({
  rows,
  same,
}: Pick<NonNullable<PriceList['counts']>, 'rows' | 'same'>): string {
  if (rows === 0) return texts.noRows;
  return same > 0 ? texts.alreadyMatches : texts.nothingImportable;
}

const DELIMITERS: Readonly<Record<string, string>> = {
  ',': columnTexts.commas,
  ';': columnTexts.semicolons,
  '\t': columnTexts.tabs,
  '|': columnTexts.bars,
};
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};

/** The encoding of a file: 'UTF-8, separated by semicolons'. */
export function fileFormatText({ encoding, delimiter }: PriceList): string {
  return columnTexts.format({
    encoding: ENCODINGS[encoding] ?? encoding,
    delimiter: DELIMITERS[delimiter] ?? columnTexts.signs,
  });
}

/** The settings, chosen or guessed, by which the list is read. */
export function readingTexts({ settings, columns }: PriceList): string[] {
  const has = (meaning: PriceListMeaning) => columns.some((column) => column.meaning === meaning);
  return [
    ...(settings.amounts === 'paise' ? [texts.pricesInPaise] : []),
    ...(has('size') && !has('unit') ? [texts.packSizesIn({ unit: settings.sizeUnit })] : []),
    ...(has('category') && settings.slash === 'path' ? [texts.categoriesArePaths] : []),
  ];
}

/** What the import would do, or did: '2 new, 1 changed'. */
export function changesText({ counts }: PriceList): string {
  if (counts === null) return '';
  const values = { added: counts.new, changed: counts.changed };
  if (counts.new > 0) return (counts.changed > 0 ? texts.newAndChanged : texts.onlyNew)(values);
  return counts.changed > 0 ? texts.onlyChanged(values) : texts.nothingToChange;
}

export const STATE_LABELS: Readonly<Record<PriceList['state'], string>> = {
  mapping: texts.uploaded,
  checking: texts.checking,
  checked: texts.checked,
  importing: texts.importing,
  done: texts.imported,
  failed: texts.failed,
  interrupted: texts.interrupted,
  outdated: texts.outdated,
  cancelled: texts.cancelled,
};
