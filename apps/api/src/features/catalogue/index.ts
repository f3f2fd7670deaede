/** What other features and the program may use of the catalogue. */
export { listByIds } from './browsing/list-by-ids.ts';
export { listRelated } from './browsing/list-related.ts';
export { registerCatalogue } from './catalogue.routes.ts';
export type { CatalogueToFill } from './fill/catalogue-to-fill.ts';
export { fillCatalogue } from './fill/fill-catalogue.ts';
export { isCatalogueNew } from './fill/fill.queries.ts';
export { addSales } from './ranking/add-sales.ts';
export { isEdited } from './products/product-columns.queries.ts';
export { type Offer, type OfferNeeds, offeredJson, toWireProducts } from './products/offer.ts';
export { foldWords } from './search/text/fold.ts';
export { deleteEditsBefore } from './products/edits.queries.ts';
export { lockedProducts, STOCK_LEFT, type StockLeft, takeStockOf } from './stock/stock-parts.queries.ts';
export { outOfStock, returnStock, type StockWanted, takeStock } from './stock/take-stock.ts';
export { ProductsChanged } from './bulk/products-changed.ts';
export type { Bulk, BulkNote, LinkWanted, NewPlace, ProductPlace, ProductWrite } from './bulk/bulk.ts';
export { writeBulk } from './bulk/write-bulk.ts';
export { jsonListResponse, jsonResponse } from './shelf/json-responses.ts';
export { createShelf, type Shelf } from './shelf/create-shelf.ts';
