/** The API’s own description, and a page to try it. */
export { registerDocs } from './docs.routes.ts';
