import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { priceListTexts as texts } from '../../../messages/index.ts';
import { ImportFault } from '../import-fault.ts';
import { decodeText, normalizeLineEnds } from './decode-text.ts';
import { type Delimiter, detectDelimiter } from './detect-delimiter.ts';
import { detectEncoding, type Encoding } from './detect-encoding.ts';
import type { PriceListFile } from './price-list-file.ts';

/**
 * One record of the file. `line` is its row in a spreadsheet, counted from 1: blank lines count, line breaks in cells
 * don't.
 */
export type RawRecord = { readonly line: number; readonly cells: readonly string[] };

export type OpenedFile = {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  readonly records: AsyncGenerator<RawRecord>;
};

/** No real cell is longer, not even a description; a longer one is missing its closing quote. */
const LONGEST_RECORD = 1_000_000;
const BEGINNING = 20_000;

/** Detects encoding and separator, and reads the file record by record. Throws ImportFault if it can't be read. */
export async function openRecords(
  file: PriceListFile,
  onBytes: (count: number) => void,
): Promise<OpenedFile> {
  const encoding = await detectEncoding(file.open());
  const delimiter = detectDelimiter(await beginningOf(file, encoding));
  return { encoding, delimiter, records: readRecords(file, encoding, delimiter, onBytes) };
}

async function beginningOf(file: PriceListFile, encoding: Encoding): Promise<string> {
  let text = '';
  const bytes = file.open();
  for await (const chunk of decodeText(bytes, encoding, () => undefined)) {
    text += chunk;
    if (text.length > BEGINNING) break;
  }
  bytes.destroy();
  return text.slice(0, BEGINNING);
}

async function* readRecords(
  file: PriceListFile,
  encoding: Encoding,
  delimiter: Delimiter,
  onBytes: (count: number) => void,
): AsyncGenerator<RawRecord> {
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
  });
  const lines = normalizeLineEnds(decodeText(file.open(), encoding, onBytes));
  const text = Readable.from(withoutEndlessLine(lines));
  // An error of either stream is thrown by the loop below.
  pipeline(text, parser, () => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Position }>) {
      if (record.every((cell) => cell.trim() === '')) continue;
      yield { line: rowAt(info), cells: record.map(shownText) };
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error) : error;
  }
}

/** The same text. Throws ImportFault at an overlong line: the parser doesn't limit how many empty cells a record has. */
async function* withoutEndlessLine(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let length = 0;
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf('\n');
    length = end < 0 ? length + chunk.length : chunk.length - end - 1;
    if (length > LONGEST_RECORD) throw new ImportFault(texts.notCsv);
    yield chunk;
  }
}

/** Programs write '="0012345"' so that a spreadsheet keeps a text as it is. */
const TEXT_AS_FORMULA = /^="((?:[^"]|"")*)"$/;

function shownText(cell: string): string {
  const text = TEXT_AS_FORMULA.exec(cell)?.[1];
  return text === undefined ? cell : text.replaceAll('""', '"');
}

/** What the parser has counted so far; also in its errors. */
type Position = { readonly records: number; readonly empty_lines: number };

function rowAt({ records, empty_lines: blank }: Position): number {
  return records + blank;
}

function unreadable(error: CsvError): ImportFault {
  const lost = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
  const sentence = lost ? texts.quoteNotClosed : texts.notCsvNear;
  // The record that can't be read isn't counted yet.
  return new ImportFault(sentence({ row: rowAt(error as CsvError & Position) + 1 }), { cause: error });
}
