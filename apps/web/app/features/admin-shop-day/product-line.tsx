import { packText } from '@jhola/domain';
import type { ReactNode } from 'react';
import { Picture } from '#ui/picture.tsx';
import { Pocket } from '#ui/pocket.tsx';
import { tintOf } from '#ui/tint-of.ts';

export type ProductLineProps = {
  product: {
    readonly name: string;
    readonly unit: string;
    readonly image: string;
    readonly category: string;
  };
  /** The figure at the right. */
  children: ReactNode;
};

/** A product with its picture in a list of figures. */
export function ProductLine({ product: { name, unit, image, category }, children }: ProductLineProps) {
  return (
    <li>
      <Pocket className="day-thumb" tint={tintOf(category || name)}>
        <Picture src={image} alt="" shown={36} />
      </Pocket>
      <span className="grow">
        {name} <span className="muted small">{packText(unit)}</span>
      </span>
      <span className="end">{children}</span>
    </li>
  );
}
