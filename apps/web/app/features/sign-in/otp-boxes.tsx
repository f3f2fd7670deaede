import { CircleAlert } from 'lucide';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { texts } from '#messages/sign-in.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import '#ui/field.css';
import {
  clearBox,
  insert,
  insertedInto,
  type Otp,
  indexAfterInsert,
  indexAfterKey,
  indexToErase,
} from './otp-digits.ts';
import './otp-boxes.css';

export type OtpBoxesProps = {
  otp: Otp;
  onChange: (update: (before: Otp) => Otp) => void;
  /** The server's error, shown under the boxes. */
  error: string | undefined;
  /** The first box, so that the page can focus it. */
  firstBox: RefObject<HTMLInputElement | null>;
};

/**
 * Six boxes of a digit each. Typing moves on, also if the typed digit is already in the box; a paste or the
 * keyboard's one-time-code suggestion fills all of them, from whichever box. The first box has the focus from
 * the start.
 */
export function OtpBoxes({ otp, onChange, error, firstBox }: OtpBoxesProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const messageId = useId();
  useEffect(() => firstBox.current?.focus(), [firstBox]);
  const focus = (index: number) => {
    boxes.current[index]?.focus();
    boxes.current[index]?.select();
  };
  const take = (index: number, text: string) => {
    onChange((before) => insert(before, index, text));
    focus(indexAfterInsert(index, text));
  };
  // `input`, not React's `change`, which isn't fired if the typed digit equals the one in the box.
  const input = (event: FormEvent<HTMLInputElement>, index: number) => {
    const { value } = event.currentTarget;
    // Autofill fires a plain event; deleting and some keyboards give no data.
    const { data } = event.nativeEvent as Partial<InputEvent>;
    if (value === '') onChange((before) => clearBox(before, index));
    else take(index, data || insertedInto(otp[index] ?? '', value));
  };
  const press = (event: KeyboardEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = indexAfterKey(event.key, index);
    if (event.key !== 'Backspace' && next === null) return;
    event.preventDefault();
    if (next !== null) return focus(next);
    const erased = indexToErase(otp, index);
    onChange((before) => clearBox(before, erased));
    focus(erased);
  };
  return (
    <fieldset
      className={classNames('field', error && 'err')}
      aria-describedby={error ? messageId : undefined}
    >
      <legend className="vh">{texts.otp}</legend>
      <div className="otp">
        {otp.map((digit, index) => (
          <input
            // The boxes never change places.
            key={String(index)}
            ref={(box) => {
              boxes.current[index] = box;
              if (index === 0) firstBox.current = box;
            }}
            value={digit}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={texts.digit({ number: index + 1 })}
            aria-invalid={error ? true : undefined}
            onFocus={({ target }) => target.select()}
            onInput={(event) => input(event, index)}
            onPaste={(event) => {
              event.preventDefault();
              take(index, event.clipboardData.getData('text'));
            }}
            onKeyDown={(event) => press(event, index)}
          />
        ))}
      </div>
      {error && (
        <p className="msg" id={messageId} role="alert">
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
