import { ApiError, NoResponseError } from '@jhola/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionEndingCall } from './session-ending-call.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = new NoResponseError();
const refused = (status: number) => new ApiError(status, { message: `refused ${status}` });

/** What the user is told after each press of the button; `responses` are those of the shop, one after another. */
async function press(times: number, responses: readonly (string | Error)[]) {
  const call = new SessionEndingCall();
  const left = [...responses];
  const request = async () => {
    const response = left.shift() ?? 'too many requests';
    if (response instanceof Error) throw response;
    return { message: response };
  };
  const told: unknown[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const sent = call.send(request, 'Done').catch((error: Error) => error.message || error.name);
    await vi.runAllTimersAsync();
    told.push(await sent);
  }
  return told;
}

test('the server’s message is shown', async () => {
  expect(await press(1, ['Logged out everywhere'])).toEqual(['Logged out everywhere']);
});

test('the repeat of a request whose response was lost ends in success, at once or later', async () => {
  expect(await press(1, [lost, refused(401)])).toEqual(['Done']);
  expect(await press(2, [lost, lost, refused(401)])).toEqual(['NoResponseError', 'Done']);
  expect(await press(2, [refused(503), refused(401)])).toEqual(['refused 503', 'Done']);
});

test('a session that was over before the first request, or before one after a refusal, is no success', async () => {
  expect(await press(1, [refused(401)])).toEqual(['refused 401']);
  expect(await press(2, [lost, refused(400), refused(401)])).toEqual(['refused 400', 'refused 401']);
});
