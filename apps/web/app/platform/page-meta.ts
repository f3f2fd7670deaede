import type { MetaDescriptor } from 'react-router';

export type PageMeta = {
  title: string;
  description: string;
  /** The page's right address, whole. */
  canonical: string;
  /** A picture for those who share the page, whole address; without it the shop's own. */
  image?: string | undefined;
  /** False where search engines shall not list the page. */
  listed?: boolean;
  /** What the page is about, in the words of schema.org. */
  data?: object;
};

/** Title, description, canonical link, what other sites show of a page, and what machines read of it. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, canonical, image, listed = true, data } = page;
  return [
    { title },
    { name: 'description', content: description },
    ...(listed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:site_name', content: 'Jhola' },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: image ?? new URL('/share.png', canonical).href },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(data ? [{ 'script:ld+json': data }] : []),
  ] as MetaDescriptor[];
}
