import type { WireOrder } from '@jhola/contract/client';
import { MapPin, Phone } from 'lucide';
import { texts } from '#messages/order-view.ts';
import { Icon } from '#ui/icon.tsx';
import { MobileNumber } from '#ui/mobile-number.tsx';
import '#ui/panel.css';

export type OrderAddressProps = {
  address: WireOrder['delivery_address'];
  /** The recipient's name; given if the recipient isn't the signed-in user, who then can call the number. */
  name?: string;
};

/** The delivery address, and the phone number, which the order of a deleted account no longer has. */
export function OrderAddress({ address, name }: OrderAddressProps) {
  const { address_line, city, state, country, pincode, mobile } = address;
  const number = mobile !== '' && <MobileNumber digits={mobile} />;
  return (
    <section className="panel order-address" aria-label={texts.deliveryAddress}>
      <Icon of={MapPin} />
      <address>
        {name && <b>{name}</b>}
        <b>{address_line}</b>
        <span className="muted">{texts.placeLine({ city, state, pincode, country })}</span>
        {number && name !== undefined ? (
          <a className="link" href={`tel:+91${mobile}`}>
            <Icon of={Phone} />
            {number}
          </a>
        ) : (
          number && <span className="muted">{number}</span>
        )}
      </address>
    </section>
  );
}
