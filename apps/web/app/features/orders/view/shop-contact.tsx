import { texts } from '#messages/order-view.ts';
import type { FollowedOrder } from '../use-order.ts';

/** Links to call and to mail the shop, as far as it has a number and an address. */
export function ShopContact({ phone, email }: FollowedOrder['contact']) {
  if (phone === '' && email === '') return null;
  return (
    <p className="row contact">
      {phone !== '' && (
        <a className="link" href={`tel:${phone.replaceAll(' ', '')}`}>
          {/* A number is never broken. */}
          {texts.call({ phone: phone.replaceAll(' ', '\u00a0') })}
        </a>
      )}
      {email !== '' && (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </p>
  );
}
