import type { WireDeskOrder } from '@jhola/contract/client';
import { unpaidText } from './unpaid-text.ts';

/** Warns of a customer who has nearly as many unpaid orders as they may have. */
export function UnpaidNote({ unpaid }: { unpaid: WireDeskOrder['customerStanding'] }) {
  const text = unpaidText(unpaid);
  return text === null ? null : <span className="desk-unpaid">{text}</span>;
}
