import { pagePath } from '@jhola/domain';

/** Where one shopper's own things are; nothing there is for a search engine. */
const OWN_PAGES = [
  pagePath('user'),
  pagePath('cart'),
  pagePath('checkout'),
  pagePath('success'),
  pagePath('cancel'),
  pagePath('login'),
  pagePath('register'),
  pagePath('forgot-password'),
  pagePath('verification-otp'),
  pagePath('reset-password'),
  pagePath('verify-email'),
  pagePath('dashboard'),
];

/**
 * The robots.txt of a shop that is reached at `publicUrl`. A rule holds for all that begins like it, so each one
 * ends: '/cart' alone would forbid a category of cartons too. Search may be read, and says itself that it
 * doesn't want to be listed.
 */
export function robotsTxt(publicUrl: string): string {
  const rules = OWN_PAGES.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}?`]);
  return [
    'User-agent: *',
    ...rules,
    `Disallow: ${pagePath('dashboard')}/`,
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
