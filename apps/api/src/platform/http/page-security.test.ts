import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './page-security.ts';

const NONE = { scripts: [], frames: [], connections: [] };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (html: string) => contentSecurityPolicy(Buffer.from(html), NONE);
const directive = (html: string, name: string) =>
  policyOf(html)
    .split('; ')
    .find((each) => each.startsWith(`${name} `));

test('allows the style sheets and style attributes of the page by their hashes, and no others', () => {
  const html = `<head><style>.a{color:red}</style><style data-x="1">.b{}</style></head>
    <p style="--tint:#fff">x</p><i style="--tint:#fff">y</i><b class="c" style="background:url(&quot;a&amp;b&quot;)">z</b>`;
  expect(directive(html, 'style-src')).toBe(`style-src 'self' ${hash('.a{color:red}')} ${hash('.b{}')}`);
  expect(directive(html, 'style-src-attr')).toBe(
    `style-src-attr 'unsafe-hashes' ${hash('--tint:#fff')} ${hash('background:url("a&b")')}`,
  );
  expect(policyOf(html)).not.toContain('unsafe-inline');
});

test('ignores styles inside scripts and data', () => {
  const html = `<script>const a = '<style>.x{}</style><p style="top:0">';</script>
    <script type="application/json">{"html":"<p style=\\"left:0\\">"}</script>`;
  expect(directive(html, 'style-src')).toBe("style-src 'self'");
  expect(directive(html, 'style-src-attr')).toBe("style-src-attr 'unsafe-hashes'");
});

test('allows inline scripts by their hashes, and ignores inline data', () => {
  const html = `<script>go()</script><script src="/x.js"></script><script type="application/json">{}</script>`;
  expect(directive(html, 'script-src')).toBe(`script-src 'self' ${hash('go()')}`);
});

test('hashes letters of any script as the browser does', () => {
  const html = `<style>.a{content:"₹"}</style><p style="font-family:&quot;हिन्दी&quot;">é</p><script>say('दूध')</script>`;
  expect(directive(html, 'style-src')).toBe(`style-src 'self' ${hash('.a{content:"₹"}')}`);
  expect(directive(html, 'style-src-attr')).toBe(
    `style-src-attr 'unsafe-hashes' ${hash('font-family:"हिन्दी"')}`,
  );
  expect(directive(html, 'script-src')).toBe(`script-src 'self' ${hash("say('दूध')")}`);
});

test('names other origins for connections and frames; without any, the default is enough', () => {
  const foreign = { scripts: ['https://js.pay.example'], frames: ['https://pay.example'], connections: [] };
  expect(contentSecurityPolicy(Buffer.from('<p>x</p>'), foreign).split('; ').slice(0, 3)).toEqual([
    "default-src 'self'",
    "script-src 'self' https://js.pay.example",
    "frame-src 'self' https://pay.example",
  ]);
});
