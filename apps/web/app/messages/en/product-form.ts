import { catalogue } from '#platform/catalogue.ts';

/** The form of a product, with its pictures, and the page Upload Product. */
export const texts = catalogue({
  uploadHeading: 'Upload Product',
  ok: 'OK',
  // Fields
  name: 'Name',
  description: 'Description',
  noDescriptionYet: 'This product has none yet. You can add one, or leave it empty',
  subCategory: 'Sub Category',
  selectSubCategory: 'Select Sub Category',
  selectCategoryFirst: 'Select category first',
  removedAlong: 'Also removed, because its category is gone: {names}',
  unit: 'Unit',
  stock: 'Stock',
  numberOfStock: 'Number of Stock',
  price: 'Price',
  discount: 'Discount',
  shoppersPay: 'Shoppers pay',
  alsoCalled: 'Also called',
  alsoCalledHint:
    'Other words people search for it by, with commas: chai patti, tea leaves. Shoppers don’t see them.',
  // Errors
  required: '{field} is required',
  imageRequired: 'Please upload at least one image',
  categoryRequired: 'Please select a category',
  subCategoryRequired: 'Please select a sub category',
  wholeNumber: '{field} must be a whole number from 0 to {most}',
  priceDecimals: 'Price must be a number with at most two decimals',
  priceRange: 'Price must be from {min} to {max}',
  picturesUploading: 'Please wait until the pictures have uploaded',
  // Pictures
  dropPictures: 'or drop or paste them here. JPEG, PNG, WebP or AVIF, at most {most}',
  leftOut:
    'A product has at most {most} pictures: {count, plural, one {# was left out} other {# were left out}}',
  picture: 'Picture {number}',
  pictureMoved: 'Picture {number} moved to position {place}',
  enlargePicture: 'Enlarge picture {number}',
  removePicture: 'Remove picture {number}',
  movePictureForward: 'Move picture {number} forward',
  movePictureBack: 'Move picture {number} back',
  uploadingFile: 'Uploading {file}',
  uploadFault: '<b>{file}</b>: {fault}',
  tryFileAgain: 'Try {file} again',
  dismissFile: 'Dismiss {file}',
  // Fields that only this product has
  addFields: 'Add Fields',
  addField: 'Add Field',
  renameField: 'Rename Field',
  add: 'Add',
  rename: 'Rename',
  fieldName: 'Field name',
  enterFieldName: 'Enter field name',
  renameFieldOf: 'Rename the field {name}',
  removeFieldOf: 'Remove the field {name}',
  fieldNameRequired: 'Enter a field name',
  fieldExists: 'A field with this name already exists',
  tooManyFields: 'At most {most} extra fields',
  // The preview
  asShoppersSee: 'As shoppers see it',
  yourProduct: 'Your product',
});
