/**
 * Sets the page's nonce on each style sheet that a script creates. The viewer creates its sheets by script, but gives
 * the nonce (the `meta` tag of Vite) to only one of them.
 */
const SCRIPT = `{
  const { content } = document.querySelector('meta[property=csp-nonce]');
  const make = document.createElement;
  document.createElement = function (name, options) {
    const made = make.call(this, name, options);
    if (/^style$/i.test(name)) made.nonce = content;
    return made;
  };
}`;

/**
 * The page with this nonce for the style sheets that its scripts create. The style sheets in its markup don't get it.
 */
export function withStyleNonce(html: string, nonce: string): string {
  const start = '<head>';
  if (!html.includes(start)) throw new Error('The page has no head');
  return html.replace(
    start,
    `${start}<meta property="csp-nonce" content="${nonce}"><script>${SCRIPT}</script>`,
  );
}
