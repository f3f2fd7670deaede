import { makeId, type UserId } from '@jhola/domain';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { fillCatalogue } from '../fill/fill-catalogue.ts';
import { startCatalogueShop } from '../testing/catalogue-shop.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';
import { deleteProducts } from './delete-products.ts';
import { discountProducts, restoreDiscounts } from './discount-products.ts';

const PRODUCTS = 5;
const AT_ONCE = 2;

test('a bulk action commits after each step, so that no order waits for all of it, and is undone as a whole', async () => {
  const shop = await startCatalogueShop((db) => fillCatalogue(db, smallCatalogue(), new Date()));
  onTestFinished(() => shop.close());
  const { id: admin }: { id: UserId } = await shop.db
    .selectFrom('users')
    .select('id')
    .executeTakeFirstOrThrow();
  const chosen = await shop.db
    .selectFrom('products')
    .select(['id', 'discount_percent'])
    .orderBy('id')
    .limit(PRODUCTS)
    .execute();
  const ids = chosen.map(({ id }) => id);
  const discounts = async () => {
    const rows = await shop.db
      .selectFrom('products')
      .select('discount_percent')
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    return rows.map(({ discount_percent }) => discount_percent);
  };
  const before = await discounts();

  let work: ReturnType<typeof discountProducts> | undefined;
  await shop.db.transaction().execute(async (tx) => {
    await tx.selectFrom('products').select('id').where('id', 'in', ids.slice(-1)).forUpdate().execute();
    work = discountProducts(shop, admin, ids.toReversed(), 33 as never, { atOnce: AT_ONCE });
    // The last step waits for this transaction; the changes of the others are visible, and their locks are released.
    await expect.poll(discounts).toEqual([33, 33, 33, 33, before.at(-1)]);
    await shop.db
      .selectFrom('products')
      .select('id')
      .where('id', 'in', ids.slice(0, -1))
      .forUpdate()
      .noWait()
      .execute();
  });
  const done = await work;
  expect(done?.changed).toBe(PRODUCTS);
  expect(await discounts()).toEqual(ids.map(() => 33));

  const changes = () =>
    shop.db.selectFrom('admin_changes').select(['id', 'action', 'entity_name', 'part_of']).execute();
  const recorded = (await changes()).filter(({ id, part_of }) => [id, part_of].includes(done?.undo ?? null));
  expect(recorded.filter(({ part_of }) => part_of === null)).toMatchObject([
    { action: 'discount', entity_name: '5 products' },
  ]);
  expect(recorded).toHaveLength(PRODUCTS + 1);

  expect(await restoreDiscounts(shop, admin, done?.undo ?? ('' as never), AT_ONCE)).toBe(PRODUCTS);
  expect(await discounts()).toEqual(before);
  expect(await deleteProducts(shop, admin, ids, { atOnce: AT_ONCE })).toBe(PRODUCTS);
  expect(await discounts()).toEqual([]);
  expect((await changes()).filter(({ action }) => action === 'delete many')).toMatchObject([
    { entity_name: '5 products' },
  ]);
});

test('a bulk action that ended in between is continued when it is sent again, with one change and one undo', async () => {
  const shop = await startCatalogueShop((db) => fillCatalogue(db, smallCatalogue(), new Date()));
  onTestFinished(() => shop.close());
  const { id: admin } = await shop.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const chosen = await shop.db.selectFrom('products').select('id').orderBy('id').limit(PRODUCTS).execute();
  const ids = chosen.map(({ id }) => id);
  const options = { actionId: makeId<'BulkAction'>(shop.clock.now()), atOnce: AT_ONCE };
  const discount = () => discountProducts(shop, admin, ids, 33 as never, options);
  // The second step fails: one of its products can't be changed.
  await sql`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
    shop.db,
  );
  await sql`
    create trigger fails before update on products for each row when (old.id = ${sql.lit(ids[3])})
    execute function fail()`.execute(shop.db);
  await expect(discount()).rejects.toThrow('no');
  await sql`drop trigger fails on products`.execute(shop.db);
  const { changed, undo } = await discount();
  expect(changed).toBe(PRODUCTS);
  const wholes = await shop.db
    .selectFrom('admin_changes')
    .select(['id', 'entity_name'])
    .where('action', '=', 'discount')
    .where('part_of', 'is', null)
    .execute();
  expect(wholes).toEqual([{ id: undo, entity_name: '5 products' }]);
  expect(await restoreDiscounts(shop, admin, undo ?? ('' as never), AT_ONCE)).toBe(PRODUCTS);
});
