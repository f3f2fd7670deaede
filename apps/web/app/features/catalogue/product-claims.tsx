import { Bike, type LucideIcon, ShoppingBag, Tag } from 'lucide-react';
import { Pocket } from '#ui/pocket.tsx';
import type { Tint } from '#ui/tint.ts';

const CLAIMS: readonly { title: string; text: string; Icon: LucideIcon; tint: Tint }[] = [
  {
    title: 'Superfast Delivery',
    text: 'At your door in about 10 minutes.',
    Icon: Bike,
    tint: 'almond',
  },
  {
    title: 'Best Prices & Offers',
    text: 'The price here is the price on the bill. Delivery is free.',
    Icon: Tag,
    tint: 'mint',
  },
  {
    title: 'Wide Assortment',
    text: '5000+ products, from atta to agarbatti.',
    Icon: ShoppingBag,
    tint: 'sky',
  },
];

/** What the shop promises, on every product's page. */
export function ProductClaims() {
  return (
    <ul className="claims">
      {CLAIMS.map(({ title, text, Icon, tint }) => (
        <li key={title}>
          <Pocket tint={tint}>
            <Icon className="i" aria-hidden="true" />
          </Pocket>
          <div>
            <b>{title}</b>
            <span>{text}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
