/** What other features and the program may use of push messages about orders. */
export { createPushKeys, type PushKeys } from './push-keys.ts';
export { createPushSender } from './push-sender.ts';
export { registerPush } from './push.routes.ts';
export { hasPushMessage, queueOrderPush } from './queue.queries.ts';
export { deleteEndedPush, deletePushOf, readPushOf } from './subscriptions.queries.ts';
