import type { WireDeskOrder } from '@jhola/contract/client';
import { unpaidTexts } from './unpaid-text.ts';

/** Warns of a customer, or a network, with nearly as many unpaid orders as they may have. */
export function UnpaidNote({ unpaid }: { unpaid: WireDeskOrder['customerStanding'] }) {
  return unpaidTexts(unpaid).map((text) => (
    <span key={text} className="desk-unpaid">
      {text}
    </span>
  ));
}
