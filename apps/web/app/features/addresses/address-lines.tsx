import type { AddressFields } from '@jhola/domain';
import { MobileNumber } from '#ui/mobile-number.tsx';
import './addresses.css';

/** An address as shown on a card. */
export function AddressLines({ address }: { address: AddressFields }) {
  const { address_line, city, state, country, pincode, mobile } = address;
  return (
    <span className="address-lines">
      <b>{address_line}</b>
      <span className="muted">{[city, state].join(', ')}</span>
      <span className="muted">
        {country} {pincode}
      </span>
      <span className="muted">
        <MobileNumber digits={mobile} />
      </span>
    </span>
  );
}
