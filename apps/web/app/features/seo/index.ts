export { loadSitemap } from './load-sitemap.ts';
export { metaDescription } from './meta-description.ts';
export { robotsTxt } from './robots.ts';
export { previewImageUrl, searchPictureUrl } from './picture-urls.ts';
export { breadcrumbData, graphOf, productData, websiteData } from './structured-data.ts';
