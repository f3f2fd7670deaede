/** What other features and the program may use of the catalogue. */
export { registerCatalogue } from './catalogue.routes.ts';
export type { CatalogueToFill } from './fill/catalogue-to-fill.ts';
export { fillCatalogue } from './fill/fill-catalogue.ts';
export { isCatalogueEmpty } from './fill/fill.queries.ts';
export { readWireProducts } from './products/read-wire-products.ts';
export { foldWords } from './search/fold.ts';
export { outOfStock, returnStock, type StockWanted, takeStock } from './stock/take-stock.ts';
export { type CatalogueChange, touchCatalogue } from './versions/touch-catalogue.ts';
export { createShelf, type Shelf } from './shelf/create-shelf.ts';
