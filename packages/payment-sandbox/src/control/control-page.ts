import { FORGERIES, type FaultSettings } from '../faults/fault-settings.ts';
import { SANDBOX_POINTS } from '../faults/points.ts';
import { type Html, html } from '../pages/html.ts';
import { layout } from '../pages/layout.ts';
import type { RecentDelivery } from '../webhooks/deliveries.queries.ts';
import { NUMBERS } from './control-form.ts';

export const CONTROL_PATH = '/sandbox/control';

/** The page on which an admin sets faults of the sandbox, and sees its webhooks. */
export function controlPage(settings: FaultSettings, recent: readonly RecentDelivery[]): string {
  const main = html`<h1>Payment sandbox</h1>
<p>Faults that the sandbox simulates in this process. A restart resets them.</p>
<form method="post" action="${CONTROL_PATH}">
${NUMBERS.map(([name, label]) => number(name, label, String(settings[name])))}
${number('webhooksLost', 'Next webhooks that are not sent (a number, or all)', String(settings.webhooksLost))}
<fieldset><legend>Forged webhooks sent with each real one</legend>
${FORGERIES.map(
  (
    kind,
  ) => html`<label class="check"><input type="checkbox" name="webhookForgeries[]" value="${kind}"${settings.webhookForgeries.includes(kind) ? html` checked` : null}> ${kind}</label>
`,
)}</fieldset>
<div class="pair">
<div class="field"><label for="diePoint">Kill the process (kill -9) at</label>
<select id="diePoint" name="diePoint"><option value="">never</option>
${SANDBOX_POINTS.map((point) => html`<option${settings.dieAt?.point === point ? html` selected` : null}>${point}</option>`)}</select></div>
${number('dieTime', 'the nth time it is reached; n is', String(settings.dieAt?.time ?? 1))}
</div>
<button type="submit">Save</button>
<button type="submit" name="clear" value="yes" class="quiet">Reset all</button>
</form>
<h2>The last webhooks</h2>
${recent.length === 0 ? html`<p>None yet.</p>` : deliveries(recent)}`;
  return layout({ title: 'Payment sandbox', aside: null, main });
}

function number(name: string, label: string, value: string): Html {
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" inputmode="numeric"></div>
`;
}

function deliveries(recent: readonly RecentDelivery[]): Html {
  return html`<div class="wide"><table>
<thead><tr><th>Event</th><th>Kind</th><th>State</th><th>Attempts</th><th>Response</th></tr></thead>
<tbody>
${recent.map(
  ({ type, manner, state, tries, answer }) =>
    html`<tr><td>${type}</td><td>${manner}</td><td>${state}</td><td>${tries}</td><td>${answer ?? ''}</td></tr>
`,
)}</tbody></table></div>`;
}
