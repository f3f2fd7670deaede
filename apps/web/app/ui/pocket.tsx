import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Tint } from './tint.ts';

export type PocketProps = {
  /** Left out if an ancestor has set the colour. */
  tint?: Tint;
  className?: string;
  children?: ReactNode;
};

/** A small tinted background in the shape of a pocket, for thumbnails and icons. */
export function Pocket({ tint, className, children }: PocketProps) {
  return (
    <span className={classNames('pocket', className)} data-tint={tint}>
      {children}
    </span>
  );
}
