import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { platformTexts } from '../../../messages/index.ts';
import { asAppError } from '../../../platform/http/error-handler.ts';
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
  const error: unknown = await receiveList(request, join(folder, 'list')).catch((thrown: unknown) => thrown);
  expect(asAppError(error)).toMatchObject({
    code: 'UNAVAILABLE',
    message: platformTexts.full,
    retryAfterSeconds: 30,
    storageProblem: 'full',
    alarm: true,
  });
  expect(await readdir(folder)).toEqual([]);
});
