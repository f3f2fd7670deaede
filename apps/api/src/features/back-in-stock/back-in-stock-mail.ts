import { discountedPaise, formatPaise, packText, productPath } from '@jhola/domain';
import { inLanguage } from '@jhola/messages';
import { backInStockTexts as texts } from '../../messages/index.ts';
import { catalogueText, composeMail, greeting, type Mail } from '../../platform/mail/index.ts';
import type { RestockedProduct, AlertedShopper } from './rounds.queries.ts';

/** The mail about a product that is back in stock, in the language of the request. */
export function backInStockMail(product: RestockedProduct, shopper: AlertedShopper, publicUrl: string): Mail {
  const name = catalogueText(product.name);
  const price = discountedPaise(product.price_paise, product.discount_percent);
  return inLanguage(shopper.language, () =>
    composeMail({
      recipient: shopper.email,
      subject: texts.mailSubject({ name }),
      heading: texts.mailHeading,
      blocks: [
        { kind: 'greeting', text: greeting(shopper.name) },
        { kind: 'text', text: texts.mailBack },
        {
          kind: 'product',
          name,
          unit: catalogueText(packText(product.unit)),
          price: formatPaise(price),
          priceBefore: price < product.price_paise ? formatPaise(product.price_paise) : null,
          picture: product.picture,
        },
        {
          kind: 'link',
          label: texts.mailLink,
          url: publicUrl + productPath({ _id: product.id, name: product.name }),
        },
        { kind: 'note', text: texts.mailOnce },
      ],
    }),
  );
}
