export { SearchesPage } from './searches-page.tsx';
