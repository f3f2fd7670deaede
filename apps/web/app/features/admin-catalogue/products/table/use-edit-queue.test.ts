import { ApiError } from '@jhola/contract/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { explain, queueOf } from './use-edit-queue.ts';

test('unsaved numbers stay with who typed them, also after somebody else has logged in', () => {
  const tab = new QueryClient();
  const asha = queueOf(tab, 'asha');
  expect(queueOf(tab, 'meera')).not.toBe(asha);
  expect(queueOf(tab, 'asha')).toBe(asha);
  expect(queueOf(new QueryClient(), 'asha')).not.toBe(asha);
});

test('a number that an ended session left unsaved doesn’t ask to log in after the next login', () => {
  const about = (status: number, message: string) => explain(new ApiError(status, { message })).fault.text;
  expect(about(409, 'The price is now ₹90')).toBe('The price is now ₹90');
  expect(about(401, 'Please Login')).toBe('Not saved');
});
