import '@fastify/multipart';
import { LIMITS } from '@jhola/domain';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { picturesTexts as texts } from '../../messages/index.ts';

/**
 * Reads the only file of a form, from the named field. Ignores other fields. Throws BAD_REQUEST if the body isn't a
 * form or has no file or several, TOO_LARGE for more than 5 MB.
 */
export async function readUploadedFile(request: FastifyRequest, field: string): Promise<Buffer> {
  if (!request.isMultipart())
    throw fault(field, `Please send a form with the picture in the field '${field}'`);
  let bytes: Buffer | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== field) throw fault(field, `Please send the picture in the field '${field}'`);
      bytes = await part.toBuffer();
    }
  } catch (error) {
    throw formFault(field, error);
  }
  if (bytes === null || bytes.length === 0) throw fault(field, texts.chooseOne);
  return bytes;
}

function fault(field: string, message: string, cause?: unknown): AppError {
  return new AppError('BAD_REQUEST', { message, field, cause });
}

function formFault(field: string, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT') return fault(field, texts.oneAtATime, error);
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    const message = texts.tooLarge({ max: LIMITS.uploadBytes / 1024 / 1024 });
    return new AppError('TOO_LARGE', { message, field, cause: error });
  }
  return fault(field, texts.badForm, error);
}
