import { Bike, type IconNode, ShoppingBag, Tag } from 'lucide';
import type { ReactNode } from 'react';
import { texts } from '#messages/product-page.ts';
import { Icon } from '#ui/icon.tsx';
import { Pocket } from '#ui/pocket.tsx';
import type { Tint } from '#ui/tint.ts';

export type ProductClaimsProps = {
  /** Shown below the promised time: how long the last deliveries took. */
  deliveries: ReactNode;
};

/** What the shop promises, on every product's page. */
export function ProductClaims({ deliveries }: ProductClaimsProps) {
  return (
    <ul className="claims">
      <Claim title={texts.fast} text={texts.fastText} icon={Bike} tint="almond">
        {deliveries}
      </Claim>
      <Claim title={texts.prices} text={texts.pricesText} icon={Tag} tint="mint" />
      <Claim title={texts.assortment} text={texts.assortmentText} icon={ShoppingBag} tint="sky" />
    </ul>
  );
}

type ClaimProps = { title: string; text: string; icon: IconNode; tint: Tint; children?: ReactNode };

function Claim({ title, text, icon, tint, children }: ClaimProps) {
  return (
    <li>
      <Pocket tint={tint}>
        <Icon of={icon} />
      </Pocket>
      <div>
        <b>{title}</b>
        <span>{text}</span>
        {children}
      </div>
    </li>
  );
}
