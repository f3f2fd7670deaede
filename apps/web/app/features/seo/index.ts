export { loadSitemap } from './load-sitemap.ts';
export { metaDescription } from './meta-description.ts';
export { robotsTxt } from './robots.ts';
export { shareCard, sharedPicture } from './shared-picture.ts';
export { breadcrumbData, graphOf, productData, websiteData } from './structured-data.ts';
