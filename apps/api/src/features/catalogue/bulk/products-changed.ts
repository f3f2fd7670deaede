/** Thrown if a product was edited or deleted after the caller compared it: writing would undo that. */
export class ProductsChanged extends Error {
  override readonly name = 'ProductsChanged';
}
