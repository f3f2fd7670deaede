/** The API's OpenAPI document, and a page to read and try it. */
export { registerDocs } from './docs.routes.ts';
