import { pagePath } from '@jhola/domain';
import { inLanguage } from '@jhola/messages';
import { pushTexts as texts } from '../../messages/index.ts';
import type { DuePush } from './queue.queries.ts';

/** What the service worker shows (`apps/web/app/service-worker`). */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  /** The page that a tap opens. */
  readonly path: string;
  /** A later message with the same tag takes its place. */
  readonly tag: string;
};

/** The message about a stage of an order, in the language in which the device was subscribed. */
export function pushMessage({ orderId, orderNumber, status, language }: DuePush): PushMessage {
  return inLanguage(language, () => ({
    title: texts[status],
    body: texts.order({ number: orderNumber }),
    lang: language,
    path: pagePath('my-order', { orderId }),
    tag: orderId,
  }));
}
