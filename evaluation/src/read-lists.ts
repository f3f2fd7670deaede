import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoCatalogue } from '@jhola/demo/catalogue';
import { parse } from 'csv-parse/sync';
import type { ListedProduct } from './listed-product.ts';

/** The demo catalogue. */
export function demoList(): ListedProduct[] {
  return demoCatalogue().products.map(({ name, unit, moreDetails, categories, subCategories, ...rest }) => ({
    brand: moreDetails['Brand'] ?? '',
    name,
    pack: unit,
    pricePaise: rest.pricePaise,
    category: categories.join(', '),
    subCategory: subCategories.join(', '),
    texts: [...Object.values(moreDetails), rest.description],
    stock: rest.stock,
  }));
}

/** The names of the lists in a folder: its `*.tsv` without the ending. */
export function listNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .map((file) => file.slice(0, -'.tsv'.length))
    .sort();
}

/** A list with the columns brand, name, pack, price, category, subCategory. */
export function readTsv(folder: string, name: string): ListedProduct[] {
  const rows: Record<string, string>[] = parse(readFileSync(join(folder, `${name}.tsv`)), {
    columns: true,
    delimiter: '\t',
    quote: null,
    skip_empty_lines: true,
  });
  return rows.map((row) => ({
    brand: row['brand'] ?? '',
    name: row['name'] ?? '',
    pack: row['pack'] ?? '',
    pricePaise: Number(row['price'] ?? 0) * 100,
    category: row['category'] ?? '',
    subCategory: row['subCategory'] ?? '',
    texts: [],
    stock: 20,
  }));
}

/** A price list with the columns Brand, Product, Quantity, Category, Sub-Category; repeated rows count once. */
export function readCsv(file: string): ListedProduct[] {
  const text = new TextDecoder('windows-1252').decode(readFileSync(file)).replaceAll('\u00a0', ' ');
  const rows: Record<string, string>[] = parse(text, {
    columns: true,
    skip_empty_lines: true,
    relax_column_count: true,
  });
  const products = new Map<string, ListedProduct>();
  for (const row of rows) {
    const [brand = '', name = '', pack = ''] = ['Brand', 'Product', 'Quantity'].map((column) =>
      (row[column] ?? '').trim(),
    );
    const key = `${brand}|${name}|${pack}`;
    if (products.has(key)) continue;
    products.set(key, {
      brand,
      name,
      pack,
      pricePaise: 0,
      category: row['Category'] ?? '',
      subCategory: row['Sub-Category'] ?? '',
      texts: [],
      stock: 20,
    });
  }
  return [...products.values()];
}
