import { makeId, type UserId } from '@jhola/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestShop, type TestShop } from '../../testing/index.ts';
import { recordChange } from './index.ts';

let shop: TestShop;
let admin: Person;
let ravi: Person;
const HOUR = 3_600_000;
const noon = new Date('2026-11-20T06:30:00Z');

/** Records a change with the given time. */
async function note(actor: UserId, entity: 'product' | 'order', name: string, now: Date): Promise<void> {
  const about = { entityId: makeId(now), name, before: null, after: { name } };
  await recordChange(shop.db, { actor, action: 'create', entity, now, ...about });
}

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signInAdmin();
  ravi = await shop.signUp('Ravi');
  await note(admin.userId, 'product', 'late on the 19th', new Date('2026-11-19T18:29:00Z'));
  await note(ravi.userId, 'product', 'early on the 20th', new Date('2026-11-19T18:31:00Z'));
  await note(admin.userId, 'order', 'noon', noon);
  await note(ravi.userId, 'order', 'afternoon', new Date(noon.getTime() + HOUR));
});
afterAll(() => shop.close());

const list = (input: object = {}) => shop.call('listChanges', input, { as: admin });
const names = async (input: object = {}) => (await list(input)).data.map((change) => change.entityName);

describe('the list of changes', () => {
  test('has the newest first', async () => {
    expect(await names()).toEqual(['afternoon', 'noon', 'early on the 20th', 'late on the 19th']);
  });

  test('continues where a page ended, and ends', async () => {
    const first = await list({ limit: 3 });
    expect(first.data).toHaveLength(3);
    const second = await list({ limit: 3, after: first.next });
    expect(second).toMatchObject({ data: [{ entityName: 'late on the 19th' }], next: null });
    expect(await list({ limit: 4 })).toMatchObject({ next: null });
  });

  test.each([
    [{ entity: 'order' }, ['afternoon', 'noon']],
    [{ day: '2026-11-19' }, ['late on the 19th']],
    [{ day: '2026-11-20', entity: 'product' }, ['early on the 20th']],
    [{ day: '2026-11-21' }, []],
    [{ day: '0000-01-01' }, []],
    [{ day: '9999-12-31' }, []],
    [{ entity: 'category' }, []],
  ])('of %j', async (filter, expected) => {
    expect(await names(filter)).toEqual(expected);
  });

  test('of one person; and lists everybody who made changes', async () => {
    expect(await names({ actorId: ravi.userId })).toEqual(['afternoon', 'early on the 20th']);
    expect((await list()).people).toEqual([
      { _id: ravi.userId, name: 'Ravi' },
      { _id: admin.userId, name: 'Shopkeeper' },
    ]);
  });

  test('keeps the name that the person had at the time', async () => {
    await shop.db.updateTable('users').set({ name: 'Ravi K' }).where('id', '=', ravi.userId).execute();
    expect((await list({ actorId: ravi.userId })).data[0]?.actor.name).toBe('Ravi');
  });

  test('is only for admins', async () => {
    expect(await shop.refused('listChanges')).toMatchObject({ status: 401 });
    expect(await shop.refused('listChanges', {}, { as: ravi })).toMatchObject({
      status: 403,
      message: 'Do not have permission',
    });
  });

  test.each([{ day: '2026-02-30' }, { entity: 'till' }, { actorId: 'x' }, { after: 'x' }, { limit: 101 }])(
    'rejects %j',
    async (input) => {
      expect(await shop.refused('listChanges', input, { as: admin })).toMatchObject({ status: 400 });
    },
  );
});

test('the command line has a name in the language of the request', async () => {
  const entityId = makeId(noon);
  const about = { actor: null, action: 'create', entity: 'product', entityId, name: 'Ghee' } as const;
  await recordChange(shop.db, { ...about, before: null, after: null, now: noon });
  const actorIn = async (language: string) => {
    const as = { ...admin, cookies: { language } };
    return (await shop.call('listChanges', { entity: 'product', entityId }, { as })).data[0]?.actor;
  };
  expect(await actorIn('en')).toEqual({ _id: null, name: 'The command line' });
  expect(await actorIn('hi')).toEqual({ _id: null, name: 'कमांड लाइन' });
});
