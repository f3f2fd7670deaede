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

/** A button of 44 × 44 px with an icon and an accessible name. If it is removed while it has the focus, the page around gets it. */
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
