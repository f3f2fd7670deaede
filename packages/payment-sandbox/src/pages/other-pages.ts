import type { SandboxCard } from '../schema.ts';
import { PAY_PATH } from '../sessions/session.mapper.ts';
import type { SessionRow } from '../sessions/sessions.queries.ts';
import { cardFormOf } from './card-form.ts';
import { html } from './html.ts';
import { layout, MERCHANT } from './layout.ts';
import { formatAmount, summary } from './summary.ts';

/** The page on which the bank authenticates the card's holder. */
export function authenticatePage(session: SessionRow, card: SandboxCard): string {
  const { id, amount, currency } = session;
  const main = html`<h1>Your bank asks you to confirm</h1>
<p>A payment of <strong>${formatAmount(amount, currency)}</strong> to ${MERCHANT} with the card ending in ${card.last4}.
At a real bank you would now type a code or use its app.</p>
<form method="post" action="${PAY_PATH}/${id}/authenticate" data-pay>
<button type="submit" name="outcome" value="complete">Complete authentication</button>
<button type="submit" name="outcome" value="fail" class="quiet">Fail authentication</button>
</form>
<p><a href="${cardFormOf(id)}">Use another card</a></p>`;
  return layout({ title: 'Confirm the payment', aside: summary(session), main });
}

/** The page of a session that is already paid. */
export function paidPage(session: SessionRow, successUrl: string): string {
  const { amount, currency } = session;
  const main = html`<h1>This is already paid</h1>
<p>${formatAmount(amount, currency)} was paid to ${MERCHANT}. It won’t be taken again.</p>
<p><a class="button" href="${successUrl}">Go on to ${MERCHANT}</a></p>`;
  return layout({ title: 'Already paid', aside: null, main });
}

/** The page of a session that can no longer be paid. */
export function expiredPage(shopUrl: string): string {
  const main = html`<h1>This payment page has expired</h1>
<p>Nothing was paid. Please go back and check out again.</p>
<p><a class="button" href="${shopUrl}">Back to ${MERCHANT}</a></p>`;
  return layout({ title: 'Expired', aside: null, main });
}

/** The page of a URL that belongs to no session. */
export function unknownPage(shopUrl: string): string {
  const main = html`<h1>There is no such payment page</h1>
<p>Please check the address, or check out again.</p>
<p><a class="button" href="${shopUrl}">Back to ${MERCHANT}</a></p>`;
  return layout({ title: 'Not found', aside: null, main });
}
