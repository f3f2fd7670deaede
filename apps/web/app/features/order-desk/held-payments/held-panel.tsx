import type { WireHeldPayment } from '@jhola/contract/client';
import { formatRupees } from '@jhola/domain';
import { useQueryClient } from '@tanstack/react-query';
import { ExternalLink, TriangleAlert } from 'lucide';
import { useTask } from '#features/connection/index.ts';
import { sessionApi, useSession } from '#features/session/index.ts';
import { texts } from '#messages/order-desk.ts';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.ts';
import '#ui/panel.css';
import './held.css';
import { heldAdvice, heldReasonText, takenText } from './held-text.ts';
import { heldPaymentsKey } from './use-held-payments.ts';

export type HeldPanelProps = {
  payment: WireHeldPayment;
  /** Called once the payment is resolved. */
  onResolved?: (() => void) | undefined;
};

/** A held payment: why it is held, the amounts, the customer, and what to do. */
export function HeldPanel({ payment, onResolved }: HeldPanelProps) {
  const { expected, taken, since, customer, sessionId, paymentIntent, providerUrl } = payment;
  return (
    <section className="panel stack held-panel" aria-labelledby="held-title">
      <h2 id="held-title">
        <Icon of={TriangleAlert} />
        {texts.paymentHeld}
      </h2>
      <p>
        <b>{texts.fullStop({ sentence: heldReasonText(payment) })}</b> {heldAdvice(payment)}
      </p>
      <dl className="bill">
        <div>
          <dt>{texts.expected}</dt>
          <dd>{formatRupees(expected)}</dd>
        </div>
        {taken && (
          <div>
            <dt>{texts.received}</dt>
            <dd>{takenText(taken)}</dd>
          </div>
        )}
        <div>
          <dt>{texts.reported}</dt>
          <dd>
            {formatDate(since)}, {formatTime(since)}
          </dd>
        </div>
        <div>
          <dt>{texts.customer}</dt>
          <dd className="held-mail">
            <a className="link" href={`mailto:${customer.email}`}>
              {customer.email}
            </a>
          </dd>
        </div>
        {paymentIntent && (
          <div>
            <dt>{texts.payment}</dt>
            <dd className="held-id">{paymentIntent}</dd>
          </div>
        )}
        {sessionId && (
          <div>
            <dt>{texts.session}</dt>
            <dd className="held-id">{sessionId}</dd>
          </div>
        )}
      </dl>
      <div className="row held-actions">
        {providerUrl && (
          <a className="btn btn-line btn-s" href={providerUrl} target="_blank" rel="noreferrer">
            <Icon of={ExternalLink} />
            {texts.openAtProvider}
          </a>
        )}
        <ResolveButton payment={payment} onResolved={onResolved} />
      </div>
    </section>
  );
}

function ResolveButton({ payment: { _id, reason }, onResolved }: HeldPanelProps) {
  const queryClient = useQueryClient();
  const session = useSession();
  const { busy, run } = useTask();
  const resolve = () =>
    run(async () => {
      const { message } = await sessionApi('resolveHeldPayment', { _id, reason });
      toast.success(message);
      onResolved?.();
    }).finally(() => queryClient.invalidateQueries({ queryKey: heldPaymentsKey(session) }));
  return (
    <Button kind="line" small busy={busy} onClick={() => void resolve()}>
      {texts.markResolved}
    </Button>
  );
}
