import { pagePath } from '@jhola/domain';

/** The paths of private pages, which crawlers shouldn't request. */
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
  pagePath('offline'),
  pagePath('dashboard'),
];

/**
 * The robots.txt of a shop at `publicUrl`. A rule applies to all paths with its prefix, so each has an end: '/cart'
 * alone would disallow a category of cartons too. Search pages may be crawled; they have a `noindex` of their own.
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
