import { pagePath } from '@jhola/domain';
import { TriangleAlert } from 'lucide';
import { useState } from 'react';
import { texts } from '#messages/order-desk.ts';
import { Link } from '#platform/routing/link.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { useListState } from '../list-path.ts';
import './held.css';
import { heldReasonText } from './held-text.ts';
import { useHeldPayments } from './use-held-payments.ts';

const SHOWN_AT_FIRST = 3;

/** The held payments, above the orders of the order desk; renders nothing if there are none. */
export function HeldNotice() {
  const { data: payments = [] } = useHeldPayments();
  const [showsAll, setShowsAll] = useState(false);
  const listState = useListState();
  const shown = showsAll ? payments : payments.slice(0, SHOWN_AT_FIRST);
  return (
    <LiveRegion>
      {payments.length > 0 && (
        <div className="held-notice">
          <ul>
            {shown.map((payment) => (
              <li key={payment._id}>
                <Icon of={TriangleAlert} />
                <span>
                  <Link to={pagePath('order', { orderId: payment._id })} state={listState}>
                    {texts.paymentHeldOf({ order: payment.orderId })}
                  </Link>
                  {' · '}
                  {payment.customer.name}
                  <br />
                  {texts.fullStop({ sentence: heldReasonText(payment) })}
                </span>
              </li>
            ))}
          </ul>
          {shown.length < payments.length && (
            <Button kind="quiet" small onClick={() => setShowsAll(true)}>
              {texts.showAllHeld({ count: payments.length })}
            </Button>
          )}
        </div>
      )}
    </LiveRegion>
  );
}
