/**
 * Thrown if a product was edited or deleted, or a category added or deleted, after the caller compared it: writing
 * would undo that, or can't be done.
 */
export class CatalogueChanged extends Error {
  override readonly name = 'CatalogueChanged';
}
