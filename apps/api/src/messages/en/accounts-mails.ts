import { catalogue } from '@jhola/messages';

/** Mails about accounts. */
export const texts = catalogue({
  // Confirming an address
  confirmationSubject: 'Please confirm your email for Jhola',
  confirmationHeading: 'Confirm your email',
  welcome: 'Welcome to Jhola, the shop around the corner. Please confirm that this address is yours.',
  confirmEmail: 'Confirm email',
  confirmationEnd:
    "The link works for seven days. You can shop meanwhile.\nIf you didn't open an account, you can ignore this email.",
  // Resetting a password
  otpSubject: 'Your OTP for a new password',
  otpHeading: 'Set a new password',
  otp: 'Your OTP is',
  otpEnd:
    "It works for ten minutes, in the browser that asked for it. We will never ask you for it.\nIf it wasn't you, you can ignore this email: your password stays the same.",
  // Password and email
  passwordChanged: 'Your password was changed',
  passwordChangedEverywhere:
    'The password of your Jhola account was changed just now, and all devices were logged out.',
  passwordChangedHere:
    'The password of your Jhola account was changed just now, and all other devices were logged out.',
  setNewPassword: "If it wasn't you, please set a new one at once: 'Forgot password' on the login page.",
  emailChangedSubject: 'The email of your account was changed',
  emailChangedHeading: 'Your email was changed',
  emailChanged: 'Your Jhola account now belongs to {email}.',
  writeToUs: "If it wasn't you, please write to us.",
  // Two-step verification, which admins have
  secondFactorOnSubject: 'Two-step verification was turned on',
  secondFactorOffSubject: 'Two-step verification was turned off',
  secondFactorOn:
    'Two-step verification of your Jhola account was turned on just now, and all other devices were logged out.',
  secondFactorOff:
    'Two-step verification of your Jhola account was turned off just now, and all other devices were logged out.',
  secondFactorReset:
    'Two-step verification of your Jhola account was turned off by an admin of the shop just now, and all devices were logged out.',
  secondFactorChangedSubject: 'Two-step verification was changed',
  appRemoved:
    'The authenticator app of your Jhola account was removed just now, and all other devices were logged out. Your passkeys still work.',
  passkeyAdded: 'A passkey was added to your Jhola account just now, and all other devices were logged out.',
  passkeyRemoved:
    'A passkey of your Jhola account was removed just now, and all other devices were logged out.',
  recoveryCodeSubject: 'A recovery code was used',
  recoveryCode:
    'A recovery code of your Jhola account was used just now instead of the authenticator app. Unused codes: {left}.',
  newRecoveryCodesSubject: 'You have new recovery codes',
  newRecoveryCodes:
    'New recovery codes were made for your Jhola account just now. The old ones no longer work.',
  tellAnAdmin: "If it wasn't you, please change your password at once and tell another admin of the shop.",
  // Deleting an account
  accountDeletedSubject: 'Your account was deleted',
  accountDeleted:
    'Your Jhola account was deleted, as you asked. We have removed your name, email, mobile number, addresses and cart.',
  ordersAreKept:
    'Your past orders are kept for our accounts, without your name, mobile number and street address.',
});
