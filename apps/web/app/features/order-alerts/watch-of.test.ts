import { afterEach, expect, test, vi } from 'vitest';
import { sessionApi } from '#features/session/index.ts';
import { watchOf } from './watch-of.ts';

vi.mock('#features/session/index.ts', () => ({ sessionApi: vi.fn() }));

afterEach(() => vi.resetAllMocks());

/** The orders that the shop has. */
function sell(...ids: readonly string[]) {
  vi.mocked(sessionApi).mockResolvedValueOnce({
    data: ids.map((_id) => ({ _id })),
    now: `after ${ids.join()}`,
  } as never);
}

test('the watcher of another page announces what arrived since the last page asked, and to the same session only', async () => {
  const session = { id: 'asha' };
  const announced = vi.fn();
  sell('1');
  await watchOf(session).look(announced);
  expect(announced).not.toHaveBeenCalled();
  sell('2', '1');
  await watchOf(session).look(announced);
  expect(announced).toHaveBeenCalledExactlyOnceWith([{ _id: '2' }]);
  expect(sessionApi).toHaveBeenLastCalledWith('getNewOrders', { since: 'after 1' }, undefined);
  sell('3', '2', '1');
  await watchOf({ id: 'ravi' }).look(announced);
  expect(announced).toHaveBeenCalledTimes(1);
});
