import { useState } from 'react';
import { LazyComponent } from '#features/connection/index.ts';
import { type Session, useSession } from '#features/session/index.ts';
import { lastOpenOrder } from './last-open-order.ts';

const load = async () => ({ default: (await import('./order-bar.tsx')).OrderBar });

/** The order that this shopper follows, if it was open when they saw it last. Visitors load no code for it. */
export function OrderOnItsWay() {
  const session = useSession();
  return typeof session === 'string' ? null : <Remembered key={session.id} session={session} />;
}

function Remembered({ session }: { session: Session }) {
  // Stays when it is delivered, until the page is left.
  const [id] = useState(() => lastOpenOrder.recall(session));
  return id !== null && <LazyComponent load={load} wanted props={{ id }} fallback={null} />;
}
