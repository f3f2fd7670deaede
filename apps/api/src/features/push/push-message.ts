import { pagePath } from '@jhola/domain';
import { inLanguage } from '@jhola/messages';
import { pushTexts as texts } from '../../messages/index.ts';
import type { DuePush } from './queue.queries.ts';

/** The payload that the service worker shows (`apps/web/app/service-worker`). */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  /** The page to open when the message is tapped. */
  readonly path: string;
  /** A later message with the same tag replaces it. */
  readonly tag: string;
};

/** The message about an order's status, in the language of the subscription. */
export function pushMessage({ orderId, orderNumber, status, language }: DuePush): PushMessage {
  return inLanguage(language, () => ({
    title: texts[status],
    body: texts.order({ number: orderNumber }),
    lang: language,
    path: pagePath('my-order', { orderId }),
    tag: orderId,
  }));
}
