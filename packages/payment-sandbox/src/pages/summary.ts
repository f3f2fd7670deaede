import type { SessionRow } from '../sessions/sessions.queries.ts';
import { type Html, html } from './html.ts';
import { MERCHANT } from './layout.ts';

/** An amount in the currency's smallest unit, as people write it. */
export function formatAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** digits);
}

/** What is bought, from whom, for how much; with the way back where there is one. */
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
