import { catalogue } from '#platform/catalogue.ts';

/** The profile: the photo, the personal details, and the user’s data. */
export const texts = catalogue({
  heading: 'Your Profile',
  loadError: 'We couldn’t load your profile',
  // The photo
  editPhoto: 'Edit Photo',
  photo: 'Photo',
  photoAdvice: 'JPEG, PNG, WebP or AVIF. Large photos are resized automatically',
  choosePhoto: 'Choose a photo',
  uploading: 'Uploading...',
  // The details
  fullName: 'Full Name',
  email: 'Email Address',
  mobile: 'Mobile Number',
  password: 'Your Password',
  passwordForEmail: 'To change your email, enter your password',
  emailNotVerified: 'Email not confirmed. Tap the link we emailed you.',
  saveChanges: 'Save Changes',
  stockAlerts: 'Stock alerts',
  stockAlertsAdvice: 'Products that we email you about when they’re back',
  seeStockAlerts: 'See all',
  // The user’s data
  yourData: 'Your data',
  downloadAdvice:
    'Download your profile, addresses, cart and orders as one file. <link>How we use your data</link>',
  download: 'Download my data',
  preparing: 'Preparing...',
  deleteAccount: 'Delete account',
  deleteAdvice:
    'Your name, email, mobile number, addresses and cart are removed. We keep past orders for our accounts, without your name. You can’t undo this.',
  deleting: 'Deleting...',
});
