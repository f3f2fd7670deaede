import { catalogue } from '#platform/catalogue.ts';

/** The page of the categories. */
export const texts = catalogue({
  heading: 'Category',
  add: 'Add Category',
  notLoaded: 'We couldn’t load the categories',
  addFirst: 'Add the first category.',
  deleteQuestion: 'Are you sure permanent delete ?',
  confirm: 'Confirm',
  // The dialog
  addTitle: 'Add Category',
  updateTitle: 'Update Category',
  enterName: 'Enter category name',
});
