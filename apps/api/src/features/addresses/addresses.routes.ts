import type { FastifyInstance } from 'fastify';
import { idempotencyKey } from '../../platform/http/idempotency-key.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import type { Services } from '../../platform/services.ts';
import { toListedAddress } from './address.mapper.ts';
import { readAddresses } from './addresses.queries.ts';
import { createAddress } from './create-address.ts';
import { disableAddress } from './disable-address.ts';
import { restoreAddress } from './restore-address.ts';
import { updateAddress } from './update-address.ts';
import { addressesTexts as texts } from '../../messages/index.ts';

/** The addresses of the signed-in user: adding, listing, changing, removing and restoring them. */
export function registerAddresses(app: FastifyInstance, services: Services): void {
  registerCall(app, services, 'createAddress', async ({ user, input, request }) => ({
    message: texts.saved,
    data: await createAddress(services, user.userId, input, idempotencyKey(request)),
  }));
  registerCall(app, services, 'getAddresses', async ({ user }) => ({
    data: (await readAddresses(services.db, user.userId)).map(toListedAddress),
  }));
  registerCall(app, services, 'updateAddress', async ({ user, input: { _id, ...fields } }) => ({
    message: texts.updated,
    data: await updateAddress(services, user.userId, _id, fields),
  }));
  registerCall(app, services, 'disableAddress', async ({ user, input }) => {
    await disableAddress(services, user.userId, input._id);
    return { message: texts.removed, data: null };
  });
  registerCall(app, services, 'restoreAddress', async ({ user, input }) => ({
    message: texts.restored,
    data: await restoreAddress(services, user.userId, input._id),
  }));
}
