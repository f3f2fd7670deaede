import { type KeyboardEvent, useRef } from 'react';
import { enter, eraseBack, type Otp, type OtpStep, placeAfterKey } from './otp-digits.ts';
import './otp-boxes.css';

/** Six boxes of a digit each: typing moves on, a paste or the phone's suggestion fills them all. */
export function OtpBoxes({ otp, onChange }: { otp: Otp; onChange: (otp: Otp) => void }) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (place: number) => {
    boxes.current[place]?.focus();
    boxes.current[place]?.select();
  };
  const take = (step: OtpStep) => {
    onChange(step.otp);
    focus(step.focus);
  };
  const press = (event: KeyboardEvent, place: number) => {
    const next = placeAfterKey(event.key, place);
    if (event.key !== 'Backspace' && next === null) return;
    event.preventDefault();
    if (next === null) take(eraseBack(otp, place));
    else focus(next);
  };
  return (
    <fieldset className="otp">
      <legend className="vh">Six-digit code</legend>
      {otp.map((digit, place) => (
        <input
          // The boxes never change places.
          key={String(place)}
          ref={(box) => {
            boxes.current[place] = box;
          }}
          value={digit}
          inputMode="numeric"
          autoComplete={place === 0 ? 'one-time-code' : 'off'}
          aria-label={`Digit ${place + 1}`}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => take(enter(otp, place, target.value))}
          onPaste={(event) => {
            event.preventDefault();
            take(enter(otp, place, event.clipboardData.getData('text')));
          }}
          onKeyDown={(event) => press(event, place)}
        />
      ))}
    </fieldset>
  );
}
