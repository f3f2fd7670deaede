/** The style of the hosted pages: plain, deliberately unlike the shop, light and dark. */
export const PAY_STYLE = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f6f7f9, #14161a);
  --panel: light-dark(#ffffff, #1d2026);
  --ink: light-dark(#1b2028, #eef0f4);
  --soft: light-dark(#566072, #a9b1bf);
  --line: light-dark(#d9dde4, #353a44);
  --edge: light-dark(#7c8698, #78839a);
  --action: light-dark(#1f5fbf, #8ab8ff);
  --on-action: light-dark(#ffffff, #0d1a2e);
  --bad: light-dark(#b3261e, #ffa69c);
  --bad-tint: light-dark(#fdeceb, #3a1f1f);
  --mode: light-dark(#ffe9b8, #4a3a12);
  --on-mode: light-dark(#4a3500, #ffe3a0);
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: flex; flex-direction: column;
  background: var(--page); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
.mode { margin: 0; padding: 8px 16px; text-align: center; background: var(--mode); color: var(--on-mode); font-size: 0.9375rem; }
.one, .two { width: 100%; max-width: 1040px; margin: 0 auto; padding: 24px 16px; flex: 1; }
.one { max-width: 560px; }
.two { display: grid; gap: 24px; align-items: start; }
main { background: var(--panel); border: 1px solid var(--line); border-radius: 14px; padding: 20px; min-width: 0; }
h1 { scroll-margin-top: 16px; margin: 0 0 16px; font-size: 1.375rem; line-height: 1.2; }
h2 { margin: 0; font-size: 1rem; }
a { color: var(--action); }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
.back { display: inline-flex; gap: 6px; align-items: center; min-height: 44px; color: var(--soft); text-decoration: none; }
.back:hover { color: var(--ink); text-decoration: underline; }
.merchant { margin: 8px 0 0; color: var(--soft); }
.total { margin: 0 0 16px; font-size: 2.25rem; font-weight: 650; line-height: 1.15; font-variant-numeric: tabular-nums; }
.lines { list-style: none; margin: 0; padding: 0; }
.lines li { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 10px 0; border-top: 1px solid var(--line); }
.name { overflow-wrap: anywhere; }
.price { font-variant-numeric: tabular-nums; }
.quantity { color: var(--soft); font-size: 0.875rem; }
.sum { display: flex; justify-content: space-between; margin: 0; padding: 12px 0; border-top: 2px solid var(--line); font-weight: 650; font-variant-numeric: tabular-nums; }
.email { display: flex; flex-wrap: wrap; gap: 0 12px; margin: 0 0 16px; overflow-wrap: anywhere; }
.email span { color: var(--soft); }
.field { margin: 0 0 16px; min-width: 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 12px; }
label { display: block; margin: 0 0 4px; font-size: 0.9375rem; font-weight: 550; }
input {
  width: 100%; height: 48px; padding: 0 12px; font: inherit; font-variant-numeric: tabular-nums;
  color: inherit; background: var(--panel); border: 1px solid var(--edge); border-radius: 8px;
}
input::placeholder { color: var(--soft); }
[aria-invalid] { border: 2px solid var(--bad); }
.fault { margin: 4px 0 0; color: var(--bad); font-size: 0.875rem; }
.declined { margin: 0 0 16px; padding: 12px 14px; border-radius: 8px; background: var(--bad-tint); color: var(--bad); font-weight: 550; }
.declined:focus { outline: 0; }
.declined span { display: block; font-weight: 400; }
button, .button {
  display: flex; align-items: center; justify-content: center; width: 100%; min-height: 50px; padding: 8px 16px;
  font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
  color: var(--on-action); background: var(--action); border: 1px solid var(--action); border-radius: 8px;
}
button.quiet { margin-top: 12px; color: var(--action); background: transparent; }
button[aria-disabled] { opacity: 0.6; cursor: default; }
.cards { margin-top: 24px; padding-top: 20px; border-top: 1px solid var(--line); }
.cards p { margin: 0 0 8px; color: var(--soft); font-size: 0.9375rem; }
.cards ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
.cards a {
  display: flex; flex-wrap: wrap; gap: 0 16px; align-items: center; justify-content: space-between; min-height: 44px;
  padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px; color: inherit; text-decoration: none; font-size: 0.9375rem;
}
.cards a:hover { border-color: var(--action); }
.cards a span:last-child { color: var(--soft); }
.digits { font-variant-numeric: tabular-nums; white-space: nowrap; }
select { width: 100%; height: 48px; padding: 0 8px; font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--edge); border-radius: 8px; }
fieldset { margin: 0 0 16px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px; }
.check { display: flex; gap: 8px; align-items: center; min-height: 44px; font-weight: 400; }
.check input { width: 20px; height: 20px; }
main > h2 { margin: 32px 0 8px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.875rem; width: 100%; }
th, td { padding: 8px; text-align: left; border-top: 1px solid var(--line); white-space: nowrap; }
footer { padding: 16px; text-align: center; color: var(--soft); font-size: 0.875rem; }
@media (min-width: 820px) {
  .two { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 56px; padding-top: 40px; }
  main { padding: 28px; }
}
`;
