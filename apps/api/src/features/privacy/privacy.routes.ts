import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Handler, registerCall } from '../../platform/http/register-call.ts';
import { registerDownload } from '../../platform/http/register-download.ts';
import { countAgainst, type Limit } from '../../platform/rate-limit/index.ts';
import type { Services } from '../../platform/services.ts';
import {
  type AccessTokens,
  clearSessionCookies,
  hasDeletedAccount,
  requester,
  sessionOf,
} from '../accounts/index.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { securityTxt } from './security-txt.ts';
import { accountsTexts as texts } from '../../messages/index.ts';

/** A limit of exports, because each reads all orders of its user. */
const EXPORTS: Limit = { name: 'export', most: 10, windowSeconds: 3_600 };

/** Download and deletion of personal data, and the contact for questions about it. */
export function registerPrivacy(app: FastifyInstance, services: Services, tokens: AccessTokens): void {
  const { db, config, clock } = services;

  registerDownload(app, services, 'exportMyData', async ({ user }) => {
    await countAgainst(db, EXPORTS, user.userId, clock.now());
    return { fileName: 'my-jhola-data.json', pieces: exportData(services, user) };
  });

  const accountDeleted = (reply: FastifyReply) => {
    clearSessionCookies(reply, config);
    return { message: texts.accountDeleted, data: null };
  };
  const deletion: Handler<'deleteAccount'> = async ({ user, input, request, reply }) => {
    await deleteAccount(services, user, input.password, requester(request));
    return accountDeleted(reply);
  };
  registerCall(app, services, 'deleteAccount', deletion, {
    whenEnded: async ({ request, reply }) => {
      const session = await sessionOf(db, tokens, request);
      return session !== null && (await hasDeletedAccount(db, session)) ? accountDeleted(reply) : null;
    },
  });

  registerCall(app, services, 'getShopContact', () => ({
    data: { contact: config.contact, grievanceOfficer: config.grievanceOfficer },
  }));

  app.get('/.well-known/security.txt', async (_request, reply) => {
    const text = securityTxt(config, clock.now());
    return reply
      .status(text === null ? 404 : 200)
      .type('text/plain; charset=utf-8')
      .send(text ?? 'This shop has not named a contact\n');
  });
}
