import type { AddressFields } from '@jhola/domain';
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
      <MobileNumber digits={mobile} />
    </span>
  );
}

/** Displayed as two groups of five digits; copied or read aloud as one number. */
function MobileNumber({ digits }: { digits: string }) {
  return (
    <span className="muted mobile-number">
      <span>{digits.slice(0, -5)}</span>
      <span>{digits.slice(-5)}</span>
    </span>
  );
}
