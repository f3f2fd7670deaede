import { pagePath } from '@jhola/domain';

/** A push message about an order, for display. */
export type OrderMessage = {
  readonly title: string;
  readonly options: NotificationOptions & { readonly data: string };
};

const ICON = '/icon-192.png';

/**
 * The notification for a push message. An unreadable message is shown with the shop's name, because browsers withdraw
 * the permission from sites that show nothing. `data` is the path of a page of this shop.
 */
export function readMessage(text: string): OrderMessage {
  const { title, body, lang, path, tag } = fieldsOf(text);
  return {
    title: title || 'Jhola',
    options: { body, lang, tag, icon: ICON, data: /^\/(?![/\\])/.test(path) ? path : pagePath('my-orders') },
  };
}

type Fields = Readonly<Record<'title' | 'body' | 'lang' | 'path' | 'tag', string>>;

function fieldsOf(text: string): Fields {
  const sent = parse(text);
  const field = (name: keyof Fields) => (typeof sent[name] === 'string' ? sent[name] : '');
  return {
    title: field('title'),
    body: field('body'),
    lang: field('lang'),
    path: field('path'),
    tag: field('tag'),
  };
}

function parse(text: string): Partial<Record<keyof Fields, unknown>> {
  try {
    const sent: unknown = JSON.parse(text);
    return typeof sent === 'object' && sent !== null ? sent : {};
  } catch {
    return {};
  }
}
