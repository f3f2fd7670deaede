import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import type { Services } from '../../platform/services.ts';
import { listBestSellers } from './browsing/list-best-sellers.ts';
import { listBySubCategory } from './browsing/list-by-sub-category.ts';
import { listCategoryRow } from './browsing/list-category-row.ts';
import { measureSearch, measureShelf } from './catalogue-metrics.ts';
import { addCategory } from './categories/add-category.ts';
import { deleteCategory } from './categories/delete-category.ts';
import { updateCategory } from './categories/update-category.ts';
import { registerProductTable } from './product-table/product-table.routes.ts';
import { createProduct } from './products/create-product.ts';
import { deleteProduct } from './products/delete-product.ts';
import { listProducts, showProduct, showProductToEdit } from './products/list-products.ts';
import { searchProducts } from './products/search-products.ts';
import { updateProduct } from './products/update-product.ts';
import { registerSearchWords } from './search-words/search-words.routes.ts';
import { suggest } from './search/suggesting/suggest.ts';
import type { Shelf } from './shelf/create-shelf.ts';
import { createSubCategory } from './sub-categories/create-sub-category.ts';
import { deleteSubCategory } from './sub-categories/delete-sub-category.ts';
import { updateSubCategory } from './sub-categories/update-sub-category.ts';
import { catalogueTexts as texts } from '../../messages/index.ts';

/** Categories, sub-categories and products: read from the shelf, written to the database. */
export function registerCatalogue(app: FastifyInstance, services: Services, shelf: Shelf): void {
  app.addHook('onReady', () => shelf.start());
  app.addHook('onClose', () => shelf.stop());
  measureShelf(services, shelf);
  registerReads(app, services, shelf);
  registerCategoryWrites(app, services, shelf);
  registerProductWrites(app, services, shelf);
  registerProductTable(app, services, shelf);
  registerSearchWords(app, services, shelf);
}

function registerReads(app: FastifyInstance, services: Services, shelf: Shelf): void {
  const measured = measureSearch(services.metrics, shelf);
  registerCall(app, services, 'getCategories', () => shelf.contents().categoriesResponse);
  registerCall(app, services, 'getSubCategories', () => shelf.contents().subCategoriesResponse);
  registerCall(app, services, 'getProducts', ({ input }) => listProducts(shelf, input));
  registerCall(app, services, 'searchProducts', ({ input }) => searchProducts(measured, input));
  registerCall(app, services, 'getListing', ({ input }) => listBySubCategory(shelf, input));
  registerCall(app, services, 'getSuggestions', ({ input }) => suggest(shelf, services.config, input.q));
  registerCall(app, services, 'getBestSellers', ({ input }) => listBestSellers(shelf, input.limit));
  registerCall(app, services, 'getProduct', ({ input }) => showProduct(shelf, input.productId));
  registerCall(app, services, 'getProductToEdit', ({ input }) => showProductToEdit(shelf, input.productId));
  registerCall(app, services, 'getProductsByCategory', ({ input }) =>
    listCategoryRow(shelf, input.id, input.limit),
  );
}

function registerCategoryWrites(app: FastifyInstance, services: Services, shelf: Shelf): void {
  const shown = showAfter(shelf);
  registerCall(app, services, 'addCategory', async ({ input, user }) => ({
    data: await shown(addCategory(services, user.userId, input)),
    message: texts.categoryAdded,
  }));
  registerCall(app, services, 'updateCategory', async ({ input, user }) => ({
    data: await shown(updateCategory(services, user.userId, input)),
    message: texts.categoryUpdated,
  }));
  registerCall(app, services, 'deleteCategory', async ({ input, user }) => {
    await shown(deleteCategory(services, user.userId, input._id));
    return { data: null, message: texts.categoryDeleted };
  });
  registerCall(app, services, 'createSubCategory', async ({ input, user }) => ({
    data: await shown(createSubCategory(services, user.userId, input)),
    message: texts.subCategoryAdded,
  }));
  registerCall(app, services, 'updateSubCategory', async ({ input, user }) => ({
    data: await shown(updateSubCategory(services, user.userId, input)),
    message: texts.subCategoryUpdated,
  }));
  registerCall(app, services, 'deleteSubCategory', async ({ input, user }) => {
    await shown(deleteSubCategory(services, user.userId, input._id));
    return { data: null, message: texts.subCategoryDeleted };
  });
}

function registerProductWrites(app: FastifyInstance, services: Services, shelf: Shelf): void {
  const shown = showAfter(shelf);
  registerCall(app, services, 'createProduct', async ({ input, user }) => ({
    data: await shown(createProduct(services, user.userId, input)),
    message: texts.productAdded,
  }));
  registerCall(app, services, 'updateProduct', async ({ input, user }) => ({
    data: await shown(updateProduct(services, user.userId, input)),
    message: texts.productUpdated,
  }));
  registerCall(app, services, 'deleteProduct', async ({ input, user }) => {
    await shown(deleteProduct(services, user.userId, input._id));
    return { data: null, message: texts.productDeleted };
  });
}

/** Responds to a write only after the shelf shows it, so that the writer can read it. */
function showAfter(shelf: Shelf): <Made>(write: Promise<Made>) => Promise<Made> {
  return async (write) => {
    const made = await write;
    await shelf.catchUp();
    return made;
  };
}
