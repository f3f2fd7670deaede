import { TEST_CARDS, type TestCard } from '../intents/cards.ts';
import { PAY_PATH } from '../sessions/session.mapper.ts';
import type { SessionRow } from '../sessions/sessions.queries.ts';
import type { CardFaults, CardFields } from './card-form.ts';
import { type Html, html } from './html.ts';
import { layout } from './layout.ts';
import { formatAmount, summary } from './summary.ts';

export type PayPage = {
  readonly session: SessionRow;
  readonly fields: CardFields;
  readonly faults: CardFaults;
  /** The bank's message about the last attempt. */
  readonly declined: string | null;
};

/** The page with the card form. */
export function payPage({ session, fields, faults, declined }: PayPage): string {
  const { id, asked, amount, currency } = session;
  const main = html`<h1 id="card">Pay with card</h1>
${declined === null ? null : html`<p class="declined" role="alert" tabindex="-1" autofocus>${declined} <span>Nothing was paid. You can try again.</span></p>`}
<form method="post" action="${PAY_PATH}/${id}" novalidate data-pay>
${asked.customer_email === null ? null : html`<p class="email"><span>Email</span> ${asked.customer_email}</p>`}
${field({ name: 'number', label: 'Card number', hint: '1234 1234 1234 1234', complete: 'cc-number', mode: 'numeric', most: 23 }, fields, faults)}
<div class="pair">
${field({ name: 'expiry', label: 'Expiry', hint: 'MM / YY', complete: 'cc-exp', mode: 'numeric', most: 9 }, fields, faults)}
${field({ name: 'cvc', label: 'CVC', hint: '123', complete: 'cc-csc', mode: 'numeric', most: 4 }, fields, faults)}
</div>
${field({ name: 'name', label: 'Name on card', hint: 'Full name', complete: 'cc-name', mode: 'text', most: 100 }, fields, faults)}
<button type="submit">Pay ${formatAmount(amount, currency)}</button>
</form>
<section class="cards" aria-labelledby="cards">
<h2 id="cards">Test cards</h2>
<p>Choose one to fill the form in.</p>
<ul>
${TEST_CARDS.map((card) => testCard(id, card))}</ul>
</section>`;
  return layout({ title: 'Payment', aside: summary(session), main });
}

type Field = {
  readonly name: keyof CardFields;
  readonly label: string;
  readonly hint: string;
  readonly complete: string;
  readonly mode: 'numeric' | 'text';
  readonly most: number;
};

function field(about: Field, fields: CardFields, faults: CardFaults): Html {
  const { name, label, hint, complete, mode, most } = about;
  const fault = faults[name];
  const state = fault === undefined ? null : html` aria-invalid="true" aria-describedby="${name}-fault"`;
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${fields[name]}" placeholder="${hint}" autocomplete="${complete}" inputmode="${mode}" maxlength="${most}" required${state}>
${fault === undefined ? null : html`<p class="fault" id="${name}-fault">${fault}</p>`}
</div>`;
}

/** A link, so that it works without a script; it opens the form filled in. */
function testCard(id: string, { number, label }: TestCard): Html {
  return html`<li><a href="${PAY_PATH}/${id}?card=${number}#card"><span class="digits">${grouped(number)}</span> <span>${label}</span></a></li>
`;
}

/** A card number in groups, as printed on the card. */
export function grouped(number: string): string {
  const groups = number.length === 15 ? /^(\d{4})(\d{6})(\d{5})$/ : /^(\d{4})(\d{4})(\d{4})(\d{4})$/;
  return groups.exec(number)?.slice(1).join(' ') ?? number;
}
