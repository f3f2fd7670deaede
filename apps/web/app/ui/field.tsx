import { CircleAlert } from 'lucide';
import { type ComponentProps, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import './field.css';

export type FieldProps = {
  /** The label above the control. */
  label: string;
  /** The error, if any: shown under the control with an icon, and announced. */
  error?: string | null | undefined;
  /** Whether a toast or the form's list of errors announces the error: then it isn’t announced here too. */
  isAnnounced?: boolean | undefined;
  /** A hint under the control while there is no error. */
  hint?: ReactNode;
};

/** The attributes that name a field's control, describe it and mark it as invalid. */
export type FieldControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** Label, control, and the line under it. For plain inputs use TextField, TextAreaField, SelectField. */
export function Field({
  label,
  error,
  isAnnounced,
  hint,
  children,
}: FieldProps & { children: (control: FieldControlProps) => ReactNode }) {
  const id = useId();
  const messageId = `${id}-message`;
  const described = Boolean(error) || Boolean(hint);
  return (
    <div className={classNames('field', error && 'err')}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described ? messageId : undefined,
      })}
      {described && (
        <p className="msg" id={messageId} role={error && !isAnnounced ? 'alert' : undefined}>
          {error && <Icon of={CircleAlert} />}
          {error || hint}
        </p>
      )}
    </div>
  );
}

/** A text input. `leading` and `trailing` are inside the frame (a currency sign; a show/hide button, a unit). */
export function TextField({
  label,
  error,
  isAnnounced,
  hint,
  leading,
  trailing,
  ...input
}: FieldProps & { leading?: ReactNode; trailing?: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} error={error} isAnnounced={isAnnounced} hint={hint}>
      {(control) => (
        <span className={classNames('in', input.disabled && 'dis')}>
          {leading}
          <input {...input} {...control} />
          {trailing}
        </span>
      )}
    </Field>
  );
}

/** A text input of several lines. */
export function TextAreaField({
  label,
  error,
  isAnnounced,
  hint,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error} isAnnounced={isAnnounced} hint={hint}>
      {(control) => <textarea rows={4} {...area} {...control} className="in" />}
    </Field>
  );
}
