import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { classNames } from './class-names.ts';

export type IconProps = {
  /** What it shows: one of the drawings of `lucide`. */
  of: IconNode;
  /** Its width and height in CSS pixels; without it it grows with the letters beside it. */
  size?: number;
  /** The width of its lines, of 24 that the whole is wide. */
  stroke?: number;
  className?: string;
  /** What it says where no words beside it do; without it it is an ornament. */
  label?: string;
};

/** An icon in the colour of the words around it. */
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
      {of.map(([tag, attributes], place) => createElement(tag, { ...attributes, key: place }))}
    </svg>
  );
}
