import { createHash } from 'node:crypto';

/** Sent with every page, the API's own page included. */
export const PAGE_SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  // Windows of other origins that open this page, or that it opens, can't access it.
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** Origins whose scripts, frames and responses a page uses besides the shop's own. */
export type ForeignSources = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
};

export type PolicyOptions = {
  /** Allows the style sheets that have this nonce instead of those in the markup: for a page that isn't cached. */
  readonly styleNonce?: string;
};

/**
 * The content security policy of a page in UTF-8. Inline scripts, style sheets and style attributes are allowed by
 * their hashes: a page that is cached for everybody can't contain a nonce.
 */
export function contentSecurityPolicy(
  page: Buffer,
  foreign: ForeignSources,
  { styleNonce }: PolicyOptions = {},
): string {
  // One letter per byte takes half the memory of the text. Hashed as latin1, the letters become the bytes again.
  const html = page.toString('latin1');
  // Inline data (application/json) is not executed and needs no permission.
  const scripts = textsOf(html, /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g);
  return [
    `default-src 'self'`,
    ["script-src 'self'", ...hashesOf(scripts), ...foreign.scripts].join(' '),
    ...besidesDefault('connect-src', foreign.connections),
    ...besidesDefault('frame-src', foreign.frames),
    ...(styleNonce === undefined
      ? stylePolicy(html)
      : [`style-src 'self' 'nonce-${styleNonce}'`, `style-src-attr 'none'`]),
    `img-src 'self' data: blob: http: https:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Allows other origins besides the shop's own; nothing if there are none, because then the default applies. */
function besidesDefault(directive: string, origins: readonly string[]): string[] {
  return origins.length === 0 ? [] : [[directive, "'self'", ...origins].join(' ')];
}

/** Allows the styles in a page's markup. Scripts set styles through properties, to which the policy doesn't apply. */
function stylePolicy(html: string): string[] {
  const markup = html.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '');
  const sheets = textsOf(markup, /<style[^>]*>([\s\S]*?)<\/style>/g);
  const attributes = textsOf(markup.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, ''), /\sstyle="([^"]*)"/g);
  return [
    ["style-src 'self'", ...hashesOf(sheets)].join(' '),
    // Despite its name, 'unsafe-hashes' only applies the hashes to attributes.
    ["style-src-attr 'unsafe-hashes'", ...hashesOf(attributes.map(unescapeAttribute))].join(' '),
  ];
}

function textsOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => text);
}

function hashesOf(texts: readonly string[]): string[] {
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`,
  );
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** Decodes an attribute's value that React escaped, because browsers hash the decoded value. */
function unescapeAttribute(text: string): string {
  return text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (escaped) => ESCAPED[escaped] ?? escaped);
}
