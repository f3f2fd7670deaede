import { catalogue } from '#platform/catalogue.ts';

/** Unsaved input of forms: that it was restored, and that it would be lost. */
export const texts = catalogue({
  keptAt: 'Draft kept in this tab, {time}',
  restored: 'This is what you typed on {date} at {time}. It isn’t saved yet.',
  discard: 'Discard',
  // Before a page is left
  leaveTitle: 'Leave without saving?',
  leaveAdvice: 'What you typed is saved in this tab, and will be here when you come back.',
  leave: 'Leave',
  stay: 'Stay',
  // Before a form is closed
  closeTitle: 'Close without saving?',
  closeAdvice: 'Your changes will be lost.',
  discardChanges: 'Discard changes',
  keepEditing: 'Keep editing',
});
