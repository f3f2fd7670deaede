import { pagePath } from '@jhola/domain';
import { greeting, type Mail } from '../../platform/mail/index.ts';

type Person = { readonly name: string; readonly email: string };

/** All mails about accounts. Plain text: it reads well everywhere and carries no tracker. */

/** Without a name: whoever opened the account may have typed a stranger's email, and chose the name. */
export function confirmationMail({ email }: Pick<Person, 'email'>, publicUrl: string, code: string): Mail {
  return {
    recipient: email,
    subject: 'Please confirm your email for Jhola',
    body: `Hello,

welcome to Jhola, the shop around the corner. Please confirm that this address is yours:

${publicUrl}${pagePath('verify-email', { code })}

The link works for seven days. You can shop meanwhile.
If it wasn't you who opened an account, you need not do anything.`,
  };
}

export function otpMail({ name, email }: Person, otp: string): Mail {
  return {
    recipient: email,
    subject: 'Your OTP for a new password',
    body: `${greeting(name)}

your OTP is ${otp}

It works for ten minutes, in the browser that asked for it. We will never ask you for it.
If it wasn't you, you need not do anything: your password stays as it is.`,
  };
}

export function passwordChangedMail({ name, email }: Person): Mail {
  return {
    recipient: email,
    subject: 'Your password was changed',
    body: `${greeting(name)}

the password of your Jhola account was changed just now, and all devices were logged out.
If it wasn't you, please set a new one at once: 'Forgot password' on the login page.`,
  };
}

export function emailChangedMail({ name, email }: Person, next: string): Mail {
  return {
    recipient: email,
    subject: 'The email of your account was changed',
    body: `${greeting(name)}

your Jhola account now belongs to ${next}.
If it wasn't you, please write to us.`,
  };
}
