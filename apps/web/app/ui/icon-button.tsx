import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { passFocusOn } from './pass-focus.ts';

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** The accessible name. */
  label: string;
  /** The icon, 24 px. */
  children: ReactNode;
  /** Floats over the page: round, with a shadow. */
  round?: boolean;
};

/**
 * A button of 44 × 44 px with an icon and an accessible name. If it is removed while focused, the dialog or page around
 * gets the focus.
 */
export function IconButton({ label, round, className, ...rest }: IconButtonProps) {
  return (
    <button
      ref={passFocusOn}
      type="button"
      {...rest}
      aria-label={label}
      className={classNames('iconbtn', round && 'round', className)}
    />
  );
}
