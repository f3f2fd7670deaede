import { packText, pagePath } from '@jhola/domain';
import type { ReactNode } from 'react';
import { languageOf } from '#platform/language.ts';
import { Link } from '#platform/routing/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Pocket } from '#ui/pocket.tsx';
import { tintOf } from '#ui/tint-of.ts';

export type ProductLineProps = {
  product: {
    /** Null if it was deleted. */
    readonly productId: string | null;
    readonly name: string;
    readonly unit: string;
    readonly image: string;
    readonly category: string;
  };
  /** The figure at the right. */
  children: ReactNode;
};

/** A product with its picture in a list of figures. Opens it in the product table, where its stock can be changed. */
export function ProductLine({
  product: { productId, name, unit, image, category },
  children,
}: ProductLineProps) {
  return (
    <li>
      <Pocket className="day-thumb" tint={tintOf(category || name)}>
        <Picture src={image} alt="" shown={36} />
      </Pocket>
      <span className="grow">
        <span lang={languageOf(name)}>
          {productId === null ? (
            name
          ) : (
            <Link to={pagePath('products', { q: name, view: 'table' })}>{name}</Link>
          )}
        </span>{' '}
        <span className="muted small">{packText(unit)}</span>
      </span>
      <span className="end">{children}</span>
    </li>
  );
}
