import type { AddressFields } from '@jhola/domain';
import './addresses.css';

/** An address as it stands on a card. */
export function AddressLines({ address }: { address: AddressFields }) {
  const { address_line, city, state, country, pincode, mobile } = address;
  return (
    <span className="address-lines">
      <b>{address_line}</b>
      <span className="muted">
        {city}, {state}
      </span>
      <span className="muted">
        {country} {pincode}
      </span>
      <span className="muted">{mobile.replace(/^(\d{5})(\d{5})$/, '$1 $2')}</span>
    </span>
  );
}
