export { CategoryAdminPage } from './categories/category-admin-page.tsx';
export { UploadProductPage } from './product-form/upload-product-page.tsx';
export { ProductAdminPage } from './products/product-admin-page.tsx';
export { SubCategoryAdminPage } from './sub-categories/sub-category-admin-page.tsx';
