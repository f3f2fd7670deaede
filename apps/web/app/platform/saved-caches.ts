/** The names of the service worker's caches of documents and of page data, both in the language of the shop. */
export const PAGES = 'pages';
export const DATA_OF_PAGES = 'page-data';
