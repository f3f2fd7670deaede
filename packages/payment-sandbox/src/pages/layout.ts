import { type Html, html } from './html.ts';

/** The name of the shop, as shown to the shopper. */
export const MERCHANT = 'Jhola';

/**
 * The name of the element `script`. A template that contains its end tag would be converted by the bundler, into code
 * that calls a helper which the bundle lacks.
 */
const SCRIPT = 'script';
export const ASSETS_PATH = '/sandbox/assets';

export type Page = {
  readonly title: string;
  /** The items, beside or above the rest. */
  readonly aside: Html | null;
  readonly main: Html;
};

/** A complete page, marked as a sandbox's. */
export function layout({ title, aside, main }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${MERCHANT}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${ASSETS_PATH}/pay.css">
<script src="${ASSETS_PATH}/pay.js" defer></${SCRIPT}>
</head>
<body>
<header class="mode"><strong>Test mode: no money moves.</strong> This is the payment sandbox.</header>
<div class="${aside === null ? 'one' : 'two'}">
${aside}
<main>${main}</main>
</div>
<footer>A stand-in for the card payment provider. Never type the number of a real card here.</footer>
</body>
</html>`.text;
}
