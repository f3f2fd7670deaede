import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { Services } from '../../../platform/services.ts';
import type { Shelf } from '../shelf/create-shelf.ts';
import { readSearchWords, type SearchWords } from './search-words.queries.ts';
import { addSearchWords, deleteSearchWords, updateSearchWords } from './write-search-words.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

/** The shop's own search words. Responds to a change after this process's search uses it. */
export function registerSearchWords(app: FastifyInstance, services: Services, shelf: Shelf): void {
  registerCall(app, services, 'getSearchWords', async () => ({
    data: (await readSearchWords(services.db)).map(toWire),
  }));
  registerCall(app, services, 'addSearchWords', async ({ input, user }) => {
    const entry = await addSearchWords(services, shelf, user.userId, input);
    await shelf.catchUp();
    return { data: toWire(entry), message: texts.wordsAdded };
  });
  registerCall(app, services, 'updateSearchWords', async ({ input, user }) => {
    const entry = await updateSearchWords(services, shelf, user.userId, input);
    await shelf.catchUp();
    return { data: toWire(entry), message: texts.wordsSaved };
  });
  registerCall(app, services, 'deleteSearchWords', async ({ input, user }) => {
    await deleteSearchWords(services, user.userId, input._id);
    await shelf.catchUp();
    return { data: null, message: texts.wordsRemoved };
  });
}

function toWire({ id, words, means }: SearchWords) {
  return { _id: id, words, means };
}
