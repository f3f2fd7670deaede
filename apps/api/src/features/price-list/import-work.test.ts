import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type CountedDatabase,
  growthOf,
  openCountedDatabase,
  type Work,
} from '../../testing/counted-database.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/index.ts';
import { plainPicture } from '../../testing/plain-picture.ts';
import { checkList } from './jobs/check-list.ts';
import { importList } from './jobs/import-list.ts';
import { type PriceListId, readList } from './jobs/lists.queries.ts';
import { clearShop, uploadFile } from './testing/upload-file.ts';

let shop: TestShop;
let admin: Person;
let counted: CountedDatabase;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signInAdmin();
  counted = openCountedDatabase(shop.config.databaseUrl ?? '');
});
afterAll(async () => {
  await counted.close();
  await shop.close();
});

const ROWS = 400;
const TIMES = 4;
const GROWTH = { times: TIMES, allowed: ROWS * TIMES * 15 };

/** Every tenth row repeats a product; every fifth has two categories. */
function listOf(rows: number, extra: number): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const place =
      at % 5 === 0 ? `Group ${at % 12} | Offers;Sub ${at % 40}` : `Group ${at % 12};Sub ${at % 40}`;
    const number = at % 10 === 9 ? at - 1 : at;
    return `Item ${number};Pack ${number % 7};${100 + (number % 300) + extra};${90 + (number % 300) + extra};${5 + extra};${place};Text ${number}`;
  });
  return `Item;Pack;MRP;Selling Rate;Qty;Group;Sub Group;Details\n${lines.join('\n')}\n`;
}

/** The rows processed by each statement to check and import a list. */
async function workOf(text: string): Promise<Map<string, Work>> {
  const { _id } = await uploadFile(shop, admin, text);
  const id = _id as PriceListId;
  const signal = new AbortController().signal;
  counted.takeWork();
  for (const carryOut of [checkList, importList]) {
    const list = await readList(shop.db, id);
    if (list === undefined) throw new Error('The list is gone');
    const { config, clock } = shop;
    const work = {
      list,
      config,
      clock,
      pictureFor: plainPicture,
      actor: admin.userId,
      onProgress: () => {},
      signal,
    };
    await counted.db.transaction().execute((tx) => carryOut(tx, work));
  }
  return counted.takeWork();
}

it('takes work in proportion to the rows, whether they are new, changed or unchanged', async () => {
  const few: Map<string, Work>[] = [];
  for (const rows of [ROWS, ROWS * TIMES]) {
    await clearShop(shop);
    for (const [turn, extra] of [0, 0, 7].entries()) {
      const work = await workOf(listOf(rows, extra));
      const runs = [...work.values()].reduce((sum, one) => sum + one.runs, 0);
      expect(runs).toBeLessThan(250 + rows / 25);
      if (rows === ROWS) few.push(work);
      else expect(growthOf(few[turn] ?? new Map(), work, GROWTH)).toEqual([]);
    }
    const counts = await shop.db.selectFrom('price_lists').select(['counts']).orderBy('created_at').execute();
    const products = rows - rows / 10;
    expect(counts.map(({ counts: found }) => [found?.new, found?.changed, found?.same])).toEqual([
      [products, 0, 0],
      [0, 0, products],
      [0, products, 0],
    ]);
  }
});
