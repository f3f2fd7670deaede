import { catalogue } from '@jhola/messages';

/** Mails about accounts. */
export const texts = catalogue({
  // Confirming an address
  confirmationSubject: 'Please confirm your email for Jhola',
  confirmationHeading: 'Confirm your email',
  welcome: 'Welcome to Jhola, the shop around the corner. Please confirm that this email address is yours.',
  confirmEmail: 'Confirm email',
  confirmationEnd:
    'The link is valid for seven days. You can already start shopping.\nIf you didn’t open an account, you can ignore this email.',
  // Resetting a password
  otpSubject: 'Your OTP for a new password',
  otpHeading: 'Set a new password',
  otp: 'Your OTP is',
  otpEnd:
    'It’s valid for ten minutes, in the browser where you asked for it. Don’t share it with anyone; we will never ask you for it.\nIf it wasn’t you, you can ignore this email: your password stays the same.',
  // Password and email
  passwordChanged: 'Your password was changed',
  passwordChangedEverywhere:
    'The password of your Jhola account was changed just now, and all devices were logged out.',
  passwordChangedHere:
    'The password of your Jhola account was changed just now, and all other devices were logged out.',
  setNewPassword: 'If this wasn’t you, set a new password right away.',
  setPassword: 'Set a new password',
  emailChangedSubject: 'The email of your account was changed',
  emailChangedHeading: 'Your email was changed',
  emailChanged: 'The email of your Jhola account is now {email}.',
  writeToUs: 'If this wasn’t you, please write to us right away.',
  // Two-step verification
  secondFactorOnSubject: 'Two-step verification was turned on',
  secondFactorOffSubject: 'Two-step verification was turned off',
  secondFactorOn:
    'Two-step verification for your Jhola account was turned on just now, and all other devices were logged out.',
  secondFactorOff:
    'Two-step verification for your Jhola account was turned off just now, and all other devices were logged out.',
  secondFactorReset:
    'Two-step verification for your Jhola account was turned off by an admin of the shop just now, and all devices were logged out.',
  secondFactorChangedSubject: 'Two-step verification was changed',
  appAdded:
    'An authenticator app was added to your Jhola account just now, and all other devices were logged out. Your recovery codes stay the same.',
  appRemoved:
    'The authenticator app of your Jhola account was removed just now, and all other devices were logged out. Your passkeys still work.',
  passkeyAdded: 'A passkey was added to your Jhola account just now, and all other devices were logged out.',
  passkeyRemoved:
    'A passkey of your Jhola account was removed just now, and all other devices were logged out.',
  recoveryCodeSubject: 'A recovery code was used',
  recoveryCode: 'A recovery code of your Jhola account was used just now. Unused codes: {left}.',
  newRecoveryCodesSubject: 'You have new recovery codes',
  newRecoveryCodes:
    'New recovery codes were made for your Jhola account just now. The old ones no longer work.',
  tellTheShop: 'If this wasn’t you, change your password right away and tell the shop.',
  // Deleting an account
  accountDeletedSubject: 'Your account was deleted',
  accountDeleted:
    'Your Jhola account was deleted, as you asked. We have removed your name, email, mobile number, addresses and cart.',
  ordersAreKept:
    'Your past orders are kept for our accounts, without your name, mobile number and street address.',
});
