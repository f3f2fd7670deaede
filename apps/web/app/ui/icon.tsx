import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { classNames } from './class-names.ts';

export type IconProps = {
  /** One of the drawings of `lucide`. */
  of: IconNode;
  /** Width and height in CSS pixels; by default it scales with the text beside it. */
  size?: number;
  /** Stroke width, in units of an icon that is 24 wide. */
  stroke?: number;
  className?: string;
  /** The accessible name, if no text beside it has the same meaning; without one it is decorative. */
  label?: string;
};

/** An icon in the colour of the surrounding text. */
export function Icon({ of, size, stroke = 2, className, label }: IconProps) {
  return (
    <svg
      className={classNames(size === undefined && 'i', className)}
      width={size ?? 24}
      height={size ?? 24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
    >
      {of.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
