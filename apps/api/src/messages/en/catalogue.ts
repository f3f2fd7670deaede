import { catalogue } from '@jhola/messages';

/** Categories, products, stock and search words. */
export const texts = catalogue({
  categoryAdded: 'Category added',
  categoryUpdated: 'Category updated',
  categoryDeleted: 'Category deleted',
  subCategoryAdded: 'Sub category added',
  subCategoryUpdated: 'Sub category updated',
  subCategoryDeleted: 'Sub category deleted',
  productAdded: 'Product added',
  productUpdated: 'Product updated',
  productDeleted: 'Product deleted',
  cartHasGone: 'Something in your cart is no longer sold',
  outOfStock: '{name} is out of stock',
  onlyLeft: 'Only {left, plural, other {#}} left of {name}',
  chosenSubCategoryGone: 'A chosen sub category was deleted. Please remove it',
  chosenCategoryGone: 'A chosen category was deleted. Please remove it',
  noSuchSubCategory: 'There is no such sub category',
  noSuchCategory: 'There is no such category',
  nameTaken: 'There’s already a category named {name}',
  usedBySubCategories:
    '{name} is still used by {subCategories, plural, one {# sub category} other {# sub categories}}',
  usedByProducts: '{name} is still used by {products, plural, one {# product} other {# products}}',
  usedByBoth:
    '{name} is still used by {subCategories, plural, one {# sub category} other {# sub categories}} and {products, plural, one {# product} other {# products}}',
  noLongerSold: 'This product is no longer sold',
  noSuchProduct: 'There is no such product',
  otherMatches:
    '{count, plural, one {# product matches} other {# products match}} now, not {seen}. Please look again',
  nothingToUndo: 'There is nothing to undo',
  namesAndMore: '{names} and {others} more',
  wouldCostNothing:
    'With {discount}% off, these would cost nothing: {names}. Leave them out or lower the discount',
  fieldHasBecome:
    'The {field, select, price {price} stock {stock} other {discount}} has changed to {now} meanwhile',
  priceSaved: 'Price saved',
  stockSaved: 'Stock saved',
  discountSaved: 'Discount saved',
  discountsChanged: '{count, plural, one {# product} other {# products}} changed to {discount}% discount',
  discountsRestored: '{count, plural, one {# product} other {# products}} changed back',
  productsDeleted: '{count, plural, one {# product} other {# products}} deleted',
  wordsAdded: 'Words added',
  wordsSaved: 'Words saved',
  wordsRemoved: 'Words removed',
  wordsGone: 'These words are already removed',
  // Why the search can't take them
  wordIsEmpty: '“{word}” has no letters',
  wordIsTwice: '“{word}” is there twice: the search takes some spellings for the same',
  wordIsElsewhere: '“{word}” is in another entry: {entry}',
  wordIsBrand: '“{word}” is a brand in your shop. Whoever looks for it would find other products too',
  wordHasMeaning: '“{word}” already means “{thing}”',
  wordIsInNames:
    '“{word}” is in the name of {count, plural, one {a product} other {# products}}: it would find “{meant}” as well. If both are the same thing, enter them as words that mean the same',
  wordsDiffer:
    '“{first}” means “{firstThing}”, but “{word}” means “{thing}”: each would find the other’s products',
});
