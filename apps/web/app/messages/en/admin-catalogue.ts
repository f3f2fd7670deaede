import { catalogue } from '#platform/catalogue.ts';

/** Shared by the admin pages of categories, sub-categories and products. */
export const texts = catalogue({
  category: 'Category',
  deletedChoice: '{name} (deleted)',
  selectCategory: 'Select Category',
  name: 'Name',
  image: 'Image',
  action: 'Action',
  submit: 'Submit',
  edit: 'Edit',
  editOf: 'Edit {name}',
  delete: 'Delete',
  deleteOf: 'Delete {name}',
  faults: '{count, plural, one {1 thing needs your attention} other {# things need your attention}}',
  // Deleting
  permanentDelete: 'Permanent Delete',
  deleting: 'Deleting...',
  // Pictures
  uploadImage: 'Upload Image',
  uploading: 'Uploading...',
  pictureUploading: 'Please wait until the picture has uploaded',
  percent: '{percent}%',
  dropOnePicture: 'or drop or paste it here',
  enterNameFirst: 'Enter the name first',
  preview: 'Preview',
  noImage: 'No Image',
  noConnection: 'No connection',
  noConnectionTryAgain: 'No connection. Try again',
});
