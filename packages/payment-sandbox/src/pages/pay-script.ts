/** Formats the card fields and prevents double submission. The pages work without it. */
export const PAY_SCRIPT = `'use strict';
const digitsOf = (text) => text.replace(/\\D/g, '');

function spaced(digits) {
  const isAmex = /^3[47]/.test(digits);
  const sizes = isAmex ? [4, 6, 5] : [4, 4, 4, 4, 3];
  const groups = [];
  let from = 0;
  for (const size of sizes) {
    if (from < digits.length) groups.push(digits.slice(from, from + size));
    from += size;
  }
  return groups.join(' ');
}

function dated(digits, isDeleting) {
  const padded = /^[2-9]/.test(digits) ? '0' + digits : digits;
  if (padded.length < 2 || (padded.length === 2 && isDeleting)) return padded;
  return padded.slice(0, 2) + ' / ' + padded.slice(2, 4);
}

function format(id, change) {
  const input = document.getElementById(id);
  if (!input) return;
  input.addEventListener('input', (event) => {
    // Not in the middle of the text, where the caret would jump.
    if (input.selectionStart !== input.value.length) return;
    input.value = change(digitsOf(input.value), /^delete/.test(event.inputType || ''));
  });
}

format('number', spaced);
format('expiry', dated);
format('cvc', (digits) => digits.slice(0, 4));

for (const form of document.querySelectorAll('form[data-pay]')) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) return event.preventDefault();
    form.dataset.sent = 'yes';
    for (const button of form.querySelectorAll('button')) button.setAttribute('aria-disabled', 'true');
  });
}
addEventListener('pageshow', (event) => {
  if (!event.persisted) return;
  for (const form of document.querySelectorAll('form[data-pay]')) delete form.dataset.sent;
  for (const button of document.querySelectorAll('button')) button.removeAttribute('aria-disabled');
});
// The response to a submitted form: loading it again, or going back to it, doesn't submit the card again.
history.replaceState(null, '', location.href);
const fault = document.querySelector('[aria-invalid]');
if (fault) fault.focus();
`;
