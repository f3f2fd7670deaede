import type { WireOrder } from '@jhola/contract/client';
import { MapPin, Phone } from 'lucide';
import { texts } from '#messages/order-view.ts';
import { Icon } from '#ui/icon.tsx';
import { MobileNumber } from '#ui/mobile-number.tsx';
import '#ui/panel.css';

export type OrderAddressProps = {
  address: WireOrder['delivery_address'];
  /** The recipient's name; given if the signed-in user is somebody else, who can call the recipient. */
  name?: string;
};

/** The delivery address, and the phone number, which the order of a deleted account no longer has. */
export function OrderAddress({ address, name }: OrderAddressProps) {
  const { address_line, city, state, country, pincode, mobile } = address;
  return (
    <section className="panel order-address" aria-label={texts.deliveryAddress}>
      <Icon of={MapPin} />
      <address>
        {name && <b>{name}</b>}
        <b>{address_line}</b>
        <span className="muted">{texts.placeLine({ city, state, pincode, country })}</span>
        {mobile !== '' && <Mobile digits={mobile} isCallable={name !== undefined} />}
      </address>
    </section>
  );
}

function Mobile({ digits, isCallable }: { digits: string; isCallable: boolean }) {
  const number = <MobileNumber digits={digits} />;
  if (!isCallable) return <span className="muted">{number}</span>;
  return (
    <a className="link" href={`tel:+91${digits}`}>
      <Icon of={Phone} />
      {number}
    </a>
  );
}
