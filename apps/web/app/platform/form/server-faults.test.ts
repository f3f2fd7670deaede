import { ApiError, NoResponseError } from '@jhola/contract/client';
import { expect, it } from 'vitest';
import { serverFaults, WHOLE_FORM } from './server-faults.ts';

const FIELDS = ['name', 'price'];

it('shows the server’s message at its field, or above the form', () => {
  const about = (field?: string) =>
    serverFaults(new ApiError(400, { message: 'No', ...(field !== undefined && { field }) }), FIELDS);
  expect([...about('price')]).toEqual([['price', 'No']]);
  expect([...about('more_details')]).toEqual([[WHOLE_FORM, 'No']]);
  expect([...about()]).toEqual([[WHOLE_FORM, 'No']]);
});

it('shows every message at its own field', () => {
  const refusal = { message: 'No name', field: 'name', fields: { name: 'No name', price: 'No price' } };
  expect([...serverFaults(new ApiError(400, refusal), FIELDS)]).toEqual([
    ['name', 'No name'],
    ['price', 'No price'],
  ]);
  const foreign = { message: 'No key', field: 'key', fields: { key: 'No key', price: 'No price' } };
  expect([...serverFaults(new ApiError(400, foreign), FIELDS)]).toEqual([['price', 'No price']]);
});

it('shows nothing if there was no response: a banner does', () => {
  expect([...serverFaults(new NoResponseError(), FIELDS)]).toEqual([]);
});
