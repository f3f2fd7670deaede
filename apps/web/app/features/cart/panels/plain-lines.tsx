import { packText } from '@jhola/domain';
import { languageOf } from '#platform/language.ts';
import { Picture } from '#ui/picture.tsx';
import { Pocket } from '#ui/pocket.tsx';
import type { CartProduct } from '../store/cart-line.ts';
import './cart-lines.css';

export type PlainLine = Pick<CartProduct, '_id' | 'name' | 'unit' | 'image' | 'tint'> & {
  readonly quantity: number;
  /** The total of the line, as text. */
  readonly amount: string;
};

/** A read-only list of lines. */
export function PlainLines({ lines }: { lines: readonly PlainLine[] }) {
  return (
    <ul className="lines">
      {lines.map(({ _id, name, unit, image, tint, quantity, amount }) => (
        <li className="line line-plain" key={_id}>
          <Pocket tint={tint}>{image[0] && <Picture src={image[0]} alt="" shown={42} />}</Pocket>
          <div className="name">
            <h3 lang={languageOf(name)}>{name}</h3>
            <p className="muted small">
              {packText(unit)} × {quantity}
            </p>
          </div>
          <b>{amount}</b>
        </li>
      ))}
    </ul>
  );
}
