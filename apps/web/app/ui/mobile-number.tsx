import './mobile-number.css';

/** A mobile number, displayed as two groups of five digits; copied or read aloud as one number. */
export function MobileNumber({ digits }: { digits: string }) {
  return (
    <span className="mobile-number">
      <span>{digits.slice(0, -5)}</span>
      <wbr />
      <span>{digits.slice(-5)}</span>
    </span>
  );
}
