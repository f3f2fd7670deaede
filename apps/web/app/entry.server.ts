export { handlePage, pageVersion } from './server/handle-page.ts';
