import { AsyncLocalStorage } from 'node:async_hooks';
import { isLanguage, type Language, readLanguageFrom } from '@jhola/messages';
import type { FastifyInstance } from 'fastify';

/** Set by the shop's pages in the browser: the language that they are shown in. */
const COOKIE = 'language';

const current = new AsyncLocalStorage<Language>();

/**
 * Texts that a request leads to are in the language of its `language` cookie, without one in English: clients that don't
 * ask for a language compare messages.
 */
export function speakLanguages(app: FastifyInstance): void {
  readLanguageFrom(() => current.getStore());
  app.addHook('onRequest', (request, _reply, done) => {
    const chosen = request.cookies[COOKIE];
    if (isLanguage(chosen)) current.run(chosen, done);
    else done();
  });
}
