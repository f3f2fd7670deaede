import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { receiveList } from './receive-list.ts';

test('a disk that is full is reported as for every other write, and leaves no part of the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jhola-lists-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = Readable.from(
    (async function* () {
      yield 'name,price\n';
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    })(),
  );
  const parts = async function* () {
    yield { type: 'file', fieldname: 'list', filename: 'list.csv', file };
  };
  const request = { isMultipart: () => true, parts } as unknown as FastifyRequest;
  await expect(receiveList(request, join(folder, 'list'))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'The shop’s disk is full',
    storageProblem: 'full',
    alarm: true,
  });
  expect(await readdir(folder)).toEqual([]);
});
