import { createHash } from 'node:crypto';

/** Sent with every page, the API's own page included. */
export const PAGE_SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  // Pages that open this one, or that it opens, can't reach into it.
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

/**
 * The content security policy of a page. Its inline scripts are allowed by their hashes: a page that is cached for
 * everybody can carry no nonce.
 */
export function contentSecurityPolicy(html: string, foreign: ForeignSources): string {
  // Inline data (application/json) is not executed and needs no permission.
  const scripts = [
    ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g),
  ];
  const hashes = scripts.map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    `default-src 'self'`,
    ["script-src 'self'", ...new Set(hashes), ...foreign.scripts].join(' '),
    ["connect-src 'self'", ...foreign.connections].join(' '),
    ["frame-src 'self'", ...foreign.frames].join(' '),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: http: https:`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
