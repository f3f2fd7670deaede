import { AsyncLocalStorage } from 'node:async_hooks';
import { isLanguage, type Language, readLanguageFrom } from '@jhola/messages';
import type { FastifyInstance } from 'fastify';

/** Set in the browser by the shop's pages: the language in which they are shown. */
const COOKIE = 'language';

const current = new AsyncLocalStorage<Language>();

/**
 * Texts of a request are in the language of its `language` cookie; without the cookie in English, because other clients
 * may compare messages.
 */
export function setRequestLanguage(app: FastifyInstance): void {
  readLanguageFrom(() => current.getStore());
  app.addHook('onRequest', (request, _reply, done) => {
    const chosen = request.cookies[COOKIE];
    if (isLanguage(chosen)) current.run(chosen, done);
    else done();
  });
}
