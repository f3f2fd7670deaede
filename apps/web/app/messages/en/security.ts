import { catalogue } from '#platform/catalogue.ts';

/** The security section of the profile: the password, and the devices that are logged in. */
export const texts = catalogue({
  heading: 'Security',
  changePassword: 'Change password',
  changeAdvice: 'Other devices will be logged out. This one stays logged in.',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  // The devices
  twoStep: 'Two-step verification',
  manage: 'Manage',
  devices: 'Your devices',
  devicesError: 'We couldn’t load your devices',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device · logged in {date}, {time}',
  lastUsed: 'Last used {date}, {time}',
  logOut: 'Log out',
  logOutDevice: 'Log out {device}',
  loggingOut: 'Logging out...',
  logOutEverywhere: 'Log out everywhere',
  everywhereTitle: 'Log out everywhere?',
  everywhereAdvice: 'You will be logged out on all devices, this one included.',
});
