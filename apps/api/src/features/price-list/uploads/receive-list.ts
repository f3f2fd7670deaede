import '@fastify/multipart';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { LIMITS } from '@jhola/domain';
import type { FastifyRequest } from 'fastify';
import { priceListTexts as texts } from '../../../messages/index.ts';
import { AppError } from '../../../platform/app-error.ts';
import { shorten } from '../cleaning/tidy-text.ts';

const FIELD = 'list';

export type ReceivedList = { readonly fileName: string; readonly sizeBytes: number };

/**
 * Streams the only file of a form to `path`. While it is incomplete, it is at `path` with '.part' appended. Throws
 * BAD_REQUEST if the body isn't a form or has no file, BAD_PRICE_LIST if the file is empty, TOO_LARGE over 100 MB.
 */
export async function receiveList(request: FastifyRequest, path: string): Promise<ReceivedList> {
  const unfinished = `${path}.part`;
  try {
    const received = await receive(request, unfinished);
    await rename(unfinished, path);
    return received;
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function receive(request: FastifyRequest, path: string): Promise<ReceivedList> {
  if (!request.isMultipart()) throw fault(`Please send a form with the price list in the field '${FIELD}'`);
  let received: ReceivedList | null = null;
  try {
    const limits = { fileSize: LIMITS.priceListBytes, files: 1, fields: 5 };
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== FIELD) throw fault(`Please send the price list in the field '${FIELD}'`);
      await pipeline(part.file, createWriteStream(path));
      if (part.file.truncated) throw tooLarge();
      received = { fileName: nameOf(part.filename), sizeBytes: part.file.bytesRead };
    }
  } catch (error) {
    throw formFault(error);
  }
  if (received === null) throw fault(texts.noFile);
  if (received.sizeBytes === 0)
    throw new AppError('BAD_PRICE_LIST', { message: texts.isEmpty, field: FIELD });
  return received;
}

/** The file's name, without folders and unprintable characters. */
function nameOf(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const printable = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  return shorten(printable, 200) || 'price list';
}

function fault(message: string, cause?: unknown): AppError {
  return new AppError('BAD_REQUEST', { message, field: FIELD, cause });
}

function tooLarge(cause?: unknown): AppError {
  const message = texts.tooLarge({ max: LIMITS.priceListBytes / 1024 / 1024 });
  return new AppError('TOO_LARGE', { message, field: FIELD, cause });
}

function formFault(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_FILES_LIMIT') return fault(texts.oneAtATime, error);
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(error);
  // An error in writing the file, which the error handler recognises.
  if (/^E[A-Z]+$/.test(code) && code !== 'ECONNRESET' && code !== 'EPIPE') return error;
  return fault(texts.badForm, error);
}
