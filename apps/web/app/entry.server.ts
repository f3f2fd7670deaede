export { handlePage } from './server/handle-page.ts';
