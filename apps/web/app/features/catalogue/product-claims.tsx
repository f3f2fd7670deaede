import { Bike, type IconNode, ShoppingBag, Tag } from 'lucide';
import { Icon } from '#ui/icon.tsx';
import { Pocket } from '#ui/pocket.tsx';
import type { Tint } from '#ui/tint.ts';

const CLAIMS: readonly { title: string; text: string; icon: IconNode; tint: Tint }[] = [
  {
    title: 'Superfast Delivery',
    text: 'At your door in about 10 minutes.',
    icon: Bike,
    tint: 'almond',
  },
  {
    title: 'Best Prices & Offers',
    text: 'The price here is the price on the bill. Delivery is free.',
    icon: Tag,
    tint: 'mint',
  },
  {
    title: 'Wide Assortment',
    text: '5000+ products, from atta to agarbatti.',
    icon: ShoppingBag,
    tint: 'sky',
  },
];

/** What the shop promises, on every product's page. */
export function ProductClaims() {
  return (
    <ul className="claims">
      {CLAIMS.map(({ title, text, icon, tint }) => (
        <li key={title}>
          <Pocket tint={tint}>
            <Icon of={icon} />
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
