import { catalogue } from '#platform/catalogue.ts';

/** Restored input of forms, and warnings before it is lost. */
export const texts = catalogue({
  storedAt: 'Draft saved in this tab, {time}',
  restored: 'This is what you entered on {date} at {time}. It isn’t saved yet.',
  discard: 'Discard',
  // When leaving a page
  leaveTitle: 'Leave without saving?',
  leaveAdvice: 'What you entered is saved in this tab, and will be here when you come back.',
  leave: 'Leave',
  stay: 'Stay',
  // When closing a form
  closeTitle: 'Close without saving?',
  closeAdvice: 'Your changes will be lost.',
  discardChanges: 'Discard changes',
  keepEditing: 'Keep editing',
});
