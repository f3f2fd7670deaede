import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '#platform/routing/link.tsx';
import { classNames } from './class-names.ts';
import { passFocusOn } from './pass-focus.ts';
import { Spinner } from './spinner.tsx';

/** main: the one filled button of a view; line: beside it; soft: Cancel; quiet: bare text; bad: destroys. */
export type ButtonKind = 'main' | 'line' | 'soft' | 'quiet' | 'bad';

type Look = {
  kind?: ButtonKind;
  /** 44 px high instead of 48. */
  small?: boolean;
  /** As wide as its container. */
  wide?: boolean;
};

export type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** In progress: shows a spinner and ignores clicks, but keeps its focus. */
    busy?: boolean;
    /** Looks disabled, but keeps its focus and clicks: for a button that then says what is missing. */
    blocked?: boolean;
    /** The text while busy ('Saving...'); defaults to the children. */
    busyLabel?: ReactNode;
  };

/** A button; of type 'button' by default. If it is removed while focused, the dialog or page around gets the focus. */
export function Button({
  kind,
  small,
  wide,
  busy = false,
  busyLabel,
  blocked = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      ref={passFocusOn}
      type="button"
      {...rest}
      className={classNames(lookOf({ kind, small, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || blocked || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

/** A link that looks like a button. Takes the props of Link besides those of the look. */
export function ButtonLink({ kind, small, wide, className, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={classNames(lookOf({ kind, small, wide }), className)} />;
}

type GivenLook = { [Key in keyof Look]: Look[Key] | undefined };

function lookOf({ kind = 'main', small, wide }: GivenLook): string {
  return classNames('btn', `btn-${kind}`, small && 'btn-s', wide && 'btn-wide');
}
