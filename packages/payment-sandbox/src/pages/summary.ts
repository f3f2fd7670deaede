import type { SessionRow } from '../sessions/sessions.queries.ts';
import { type Html, html } from './html.ts';
import { MERCHANT } from './layout.ts';

/** Formats an amount in the currency's smallest unit. */
export function formatAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** digits);
}

/** The items, the shop and the total, with a link back if there is one. */
export function summary({ asked, lines, amount, currency }: SessionRow): Html {
  const { cancel_url: back } = asked;
  return html`<aside>
${back === null ? null : html`<a class="back" href="${back}"><span aria-hidden="true">←</span> Back to ${MERCHANT}</a>`}
<p class="merchant">Pay ${MERCHANT}</p>
<p class="total">${formatAmount(amount, currency)}</p>
<ul class="lines">
${lines.map(
  (line) => html`<li>
<span class="name">${line.name}</span>
<span class="price">${formatAmount(line.unit_amount * line.quantity, currency)}</span>
<span class="quantity">Qty ${line.quantity}${line.quantity > 1 ? `, ${formatAmount(line.unit_amount, currency)} each` : null}</span>
</li>
`,
)}</ul>
<p class="sum"><span>Total due</span> <span>${formatAmount(amount, currency)}</span></p>
</aside>`;
}
