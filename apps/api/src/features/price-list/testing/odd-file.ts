import type { PriceListAmounts, PriceListEffect } from '@jhola/domain';
import { Readable } from 'node:stream';
import { expect } from 'vitest';
import { createRowReader } from '../cleaning/read-row.ts';
import { findLikelyHeader } from '../find-header.ts';
import type { ListedProduct } from '../listed-product.ts';
import { GUESSING } from '../profiles/index.ts';
import { openRecords } from '../reading/read-records.ts';

/** The expected fields of a product; omitted ones aren't compared. */
type Wanted = {
  readonly name: string;
  readonly unit?: string;
  /** The list's price to pay and price without discount, in paise. */
  readonly sale?: number;
  readonly mrp?: number;
  readonly stock?: number | null;
  /** 'Category > Sub-category', separated by bars. */
  readonly places?: string;
  readonly description?: string | null;
  readonly images?: number;
  /** The stored price: '2500 less 16 %' of 2500 paise. */
  readonly price?: string;
};

/** A list without a profile, and its expected contents. */
export type OddFile = {
  readonly what: string;
  readonly file: string | Buffer;
  readonly products: readonly Wanted[];
  /** The given unit of plain amounts. */
  readonly amounts?: PriceListAmounts;
  /** The expected reasons for refusing its other rows. */
  readonly refused?: readonly string[];
};

/** Encodes a list as spreadsheets on Windows save it. */
export const windows = (text: string) => Buffer.from(text, 'latin1');

/** Reads a complete list with guessed columns. */
export async function readOddFile(file: string | Buffer, amounts: PriceListAmounts = 'rupees') {
  const bytes = Buffer.from(file as string);
  const open = () => Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]);
  const { records } = await openRecords({ name: 'odd.csv', sizeBytes: bytes.length, open }, () => undefined);
  const { columns, rows, headers, reading } = await findLikelyHeader(records);
  const readRow = createRowReader(columns, { ...GUESSING, ...reading, amounts });
  const products: ListedProduct[] = [];
  const refused: string[] = [];
  const remarks: [text: string, effect: PriceListEffect][] = [];
  for await (const record of rows) {
    const row = readRow(record);
    if (row.product === null) refused.push(row.reason);
    else {
      products.push(row.product);
      for (const { text, effect } of row.remarks) remarks.push([text, effect]);
    }
  }
  return { products, refused, remarks, columns, headers, reading };
}

/** Compares the result with the expected contents. */
export async function expectReadCorrectly({ file, products, amounts, refused = [] }: OddFile): Promise<void> {
  const found = await readOddFile(file, amounts);
  const about = found.columns
    .map((column, at) => `${found.headers[at]} → ${JSON.stringify(column)}`)
    .join(', ');
  expect(found.refused, about).toEqual(refused);
  expect(
    found.products.map((product, at) => shown(product, products[at] ?? { name: '' })),
    about,
  ).toEqual(products);
}

function shown(product: ListedProduct, wanted: Wanted): Wanted {
  const all: Required<Wanted> = {
    name: product.name,
    unit: product.unit,
    sale: product.salePaise,
    mrp: product.mrpPaise,
    stock: product.stock,
    places: product.places.map(({ category, subCategory }) => `${category} > ${subCategory}`).join(' | '),
    description: product.values.description as string | null,
    images: product.images.length,
    price: `${product.pricePaise} less ${product.discount} %`,
  };
  return Object.fromEntries(Object.keys(wanted).map((key) => [key, all[key as keyof Wanted]])) as Wanted;
}
