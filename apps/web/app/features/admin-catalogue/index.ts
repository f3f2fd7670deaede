export { CategoryAdminPage } from './categories/category-admin-page.tsx';
export { RequireAdmin } from './require-admin.tsx';
