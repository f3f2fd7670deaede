import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { detectDelimiter } from './detect-delimiter.ts';
import { detectEncoding } from './detect-encoding.ts';
import type { PriceListFile } from './price-list-file.ts';
import { openRecords, type RawRecord } from './read-records.ts';

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** A file with chunks so small that letters and line ends are split between them. */
function fileOf(bytes: Buffer, chunk = 3): PriceListFile {
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, at) =>
    bytes.subarray(at * chunk, (at + 1) * chunk),
  );
  return { name: 'list.csv', sizeBytes: bytes.length, open: () => Readable.from(chunks) };
}

async function read(bytes: Buffer, chunk?: number) {
  const { records, ...how } = await openRecords(fileOf(bytes, chunk), () => undefined);
  const all: RawRecord[] = [];
  for await (const record of records) all.push(record);
  return { ...how, records: all };
}

describe('the encoding of a file', () => {
  it.each([
    ['utf-8', Buffer.from('Crème,₹5')],
    ['utf-8', Buffer.from('\ufeffname,price')],
    ['utf-8', Buffer.from('plain')],
    ['utf-16le', Buffer.from('\ufeffname', 'utf16le')],
    ['utf-16be', utf16be('\ufeffname')],
    ['utf-16le', Buffer.from('name', 'utf16le')],
    ['windows-1252', Buffer.from([0x43, 0x72, 0xe8, 0x6d, 0x65])],
    ['windows-1252', Buffer.concat([Buffer.alloc(100_000, 'a'), Buffer.from([0x92])])],
  ])('is detected as %s', async (encoding, bytes) => {
    expect(await detectEncoding(Readable.from([bytes]))).toBe(encoding);
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from('\ufeffnäme,₹')],
    ['UTF-16 LE', Buffer.from('\ufeffnäme,₹', 'utf16le')],
    ['UTF-16 BE', utf16be('\ufeffnäme,₹')],
  ])('%s is read without a mark, whatever the chunks', async (_name, bytes) => {
    for (const chunk of [1, 2, 3, 5, 1_000]) {
      if (chunk < 2 && bytes[0] !== 0xef) continue;
      expect((await read(bytes, chunk)).records).toEqual([{ line: 1, cells: ['näme', '₹'] }]);
    }
  });

  it('reads the letters of Windows-1252 that Latin-1 lacks', async () => {
    const bytes = Buffer.from([0x4d, 0x65, 0x6e, 0x92, 0x73, 0x2c, 0x80, 0xa0, 0x96]);
    expect((await read(bytes)).records[0]?.cells).toEqual(['Men’s', '€\u00a0–']);
  });
});

describe('the delimiter', () => {
  it.each([
    [',', 'a,b,c\n1,2,3\n'],
    [';', 'a;b;c\n1,5;2,5;3\n'],
    ['\t', 'a\tb\nx, y\t2\n'],
    [',', 'name,category,price\nA,Food|Snacks|Chips,5\nB,Food;Snacks,6\nC,Food,7\n'],
    [',', 'name,text\n"a;b;c;d",1\n"e;f;g;h",2\n'],
    [',', 'name\nA\n'],
    ['|', 'a|b|c\n1|2|3\n'],
  ])('is %j', (delimiter, text) => {
    expect(detectDelimiter(text)).toBe(delimiter);
  });
});

describe('the records', () => {
  it('are numbered like the rows of a spreadsheet, with blank lines, but not line breaks in cells', async () => {
    const text = 'name,about\r\nA,"one\r\ntwo ""quoted"", three"\r\n\r\n ,\r\nB,x\r\n';
    expect((await read(Buffer.from(text))).records).toEqual([
      { line: 1, cells: ['name', 'about'] },
      { line: 2, cells: ['A', 'one\ntwo "quoted", three'] },
      { line: 5, cells: ['B', 'x'] },
    ]);
  });

  it('keep a single quote inside a cell', async () => {
    const { records } = await read(Buffer.from('name,price\n8" pan,5\nB,6\n'));
    expect(records.map((record) => record.cells[0])).toEqual(['name', '8" pan', 'B']);
  });

  it('are refused if a line has millions of empty cells', async () => {
    const text = `name,price\nA,5\n${','.repeat(2_000_000)}\n`;
    await expect(read(Buffer.from(text), 64_000)).rejects.toThrow(/read as CSV/);
  });

  it.each([50, 300_000])(
    'report the row of an unclosed quote, not the end of the file: %i rows',
    async (rows) => {
      const text = `name,about\nA,"one\ntwo"\n\n"B,6\n${'C,7\n'.repeat(rows)}`;
      await expect(read(Buffer.from(text), 1_000)).rejects.toThrow(/never closed near row 4$/);
    },
  );
});
