/** A product was edited or deleted since somebody compared it: writing what they wanted would undo that. */
export class ProductsMovedOn extends Error {
  override readonly name = 'ProductsMovedOn';
}
