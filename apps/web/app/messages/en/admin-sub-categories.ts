import { catalogue } from '#platform/catalogue.ts';

/** The page of the sub-categories. */
export const texts = catalogue({
  heading: 'Sub Category',
  add: 'Add Sub Category',
  notLoaded: 'We couldn’t load the sub categories',
  addFirst: 'Add the first sub category.',
  deleteQuestion: 'Are you sure permanent delete ?',
  confirm: 'Confirm',
  serial: 'Sr.No',
  viewPicture: 'View the picture of {name}',
  // The dialog
  addTitle: 'Add Sub Category',
  editTitle: 'Edit Sub Category',
  enterName: 'Enter sub category name',
});
