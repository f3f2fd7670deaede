import { catalogue } from '#platform/catalogue.ts';

/** The pages for logging in, registering, resetting the password and confirming the email. */
export const texts = catalogue({
  homeLink: 'Jhola, home',
  slogan: 'Milk’s out? It’s back in ten minutes.',
  // The fields
  name: 'Name',
  email: 'Email',
  password: 'Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  // Login
  loginHeading: 'Login',
  loginAdvice: 'Your cart comes with you.',
  loginReturn: 'You’ll return to where you were.',
  forgotPassword: 'Forgot password?',
  login: 'Login',
  loggingIn: 'Logging in...',
  registerInstead: 'New here? <link>Register</link>',
  usePasskey: 'Use a passkey',
  noPasskey: 'That didn’t work. Please log in with your password',
  // Register
  registerHeading: 'Register',
  registerAdvice: 'One account for your cart, addresses and orders.',
  passwordsDiffer: 'Password and confirm password must match',
  register: 'Register',
  registering: 'Registering...',
  loginInstead: 'Already have an account? <link>Login</link>',
  // Forgot password
  forgotHeading: 'Forgot Password',
  forgotAdvice: 'We’ll email you a 6-digit code.',
  sendOtp: 'Send OTP',
  sending: 'Sending...',
  remembered: 'Remembered it? <link>Login</link>',
  // The code
  otpHeading: 'Enter OTP',
  otpAdvice: 'Enter the 6-digit code sent to <b>{email}</b>',
  otp: 'Six-digit code',
  digit: 'Digit {number}',
  verifyOtp: 'Verify OTP',
  verifying: 'Verifying...',
  noEmail: 'Didn’t get the email?',
  // Reset password
  resetHeading: 'Reset Password',
  resetAdvice: 'You will be logged out everywhere.',
  reset: 'Reset Password',
  // Confirm the email
  confirmPage: 'Confirm your email',
  confirming: 'Confirming your email',
  oneMoment: 'One moment',
  confirmed: 'Email confirmed',
  allSet: 'Thank you. You’re all set.',
  confirmedBefore: 'Your email {email} is confirmed already.',
  notConfirmed: 'Email not confirmed',
  notReached: 'Couldn’t reach the shop',
  oldLink: 'The link may be old or used already. You can still shop.',
  loginForLink: 'Need a new link? <link>Login</link>',
  newLink: 'Need a new link for {email}?',
});
