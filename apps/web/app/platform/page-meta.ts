import type { MetaDescriptor } from 'react-router';

export type PageMeta = {
  title: string;
  description: string;
  /** The page's right address, whole. */
  canonical: string;
  /** A picture for those who share the page, whole address. */
  image?: string | undefined;
};

/** Title, description, canonical link and what other sites show of a page. */
export function pageMeta({ title, description, canonical, image }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:site_name', content: 'Jhola' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    ...(image ? [{ property: 'og:image', content: image }] : []),
  ];
}
