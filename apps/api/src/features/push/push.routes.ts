import { currentLanguage } from '@jhola/messages';
import type { FastifyInstance } from 'fastify';
import { pushTexts as texts } from '../../messages/index.ts';
import { AppError } from '../../platform/app-error.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import { countAgainst, type Limit } from '../../platform/rate-limit/index.ts';
import type { Services } from '../../platform/services.ts';
import type { PushKeys } from './push-keys.ts';
import { isPushService } from './push-services.ts';
import { deleteSubscription, isSubscribed, replaceSubscription } from './subscriptions.queries.ts';

const STARTS: Limit = { name: 'push', most: 60, windowSeconds: 3_600 };

/** Subscriptions of shoppers' devices to push messages about orders. */
export function registerPush(
  app: FastifyInstance,
  services: Services,
  readKeys: () => Promise<PushKeys>,
): void {
  const { db, config, clock } = services;
  const { isOn: isOffered, otherServices } = config.orderPush;

  registerCall(app, services, 'getPush', async ({ user }) => {
    if (!isOffered) return { data: { key: null, isOn: false } };
    const { publicKey } = await readKeys();
    return { data: { key: publicKey, isOn: await isSubscribed(db, user.sessionId) } };
  });

  registerCall(app, services, 'startPush', async ({ user, input }) => {
    if (!isOffered) throw new AppError('NOT_FOUND', { message: texts.notOffered });
    if (!isPushService(input.endpoint, otherServices)) {
      throw new AppError('BAD_REQUEST', { message: texts.unknownService, field: 'endpoint' });
    }
    const now = clock.now();
    await countAgainst(db, STARTS, user.userId, now);
    const subscriber = { ...user, language: currentLanguage() };
    await inTransaction(db, (tx) => replaceSubscription(tx, subscriber, input, now));
    return { message: texts.started, data: null };
  });

  registerCall(app, services, 'stopPush', async ({ user }) => {
    await deleteSubscription(db, user.sessionId);
    return { message: texts.stopped, data: null };
  });
}
