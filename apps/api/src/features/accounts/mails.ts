/** All mails about accounts. */
import { pagePath } from '@jhola/domain';
import { inLanguage, supportedLanguage } from '@jhola/messages';
import { accountsMailsTexts as texts } from '../../messages/index.ts';
import { type Block, composeMail, greeting, type Mail } from '../../platform/mail/index.ts';

type Person = { readonly name: string; readonly email: string };

/**
 * Asks the owner to confirm their email. Without a name: a stranger may have registered with this email, and chosen the
 * name as a message.
 */
export function confirmationMail(email: string, publicUrl: string, code: string): Mail {
  const url = publicUrl + pagePath('verify-email', { code });
  return composeMail({
    recipient: email,
    subject: texts.confirmationSubject,
    heading: texts.confirmationHeading,
    blocks: [
      greet(''),
      text(texts.welcome),
      { kind: 'link', label: texts.confirmEmail, url },
      note(texts.confirmationEnd),
    ],
  });
}

/** The code with which somebody who forgot their password sets a new one. */
export function otpMail({ name, email }: Person, otp: string): Mail {
  return composeMail({
    recipient: email,
    subject: texts.otpSubject,
    heading: texts.otpHeading,
    blocks: [greet(name), { kind: 'code', label: texts.otp, code: otp }, note(texts.otpEnd)],
  });
}

/**
 * Informs the owner of a changed password, and links to the page for setting a new one, in case a stranger changed it.
 * `loggedOut`: which devices the change has logged out.
 */
export function passwordChangedMail(
  { name, email }: Person,
  loggedOut: 'all devices' | 'all other devices',
  publicUrl: string,
): Mail {
  const what = loggedOut === 'all devices' ? texts.passwordChangedEverywhere : texts.passwordChangedHere;
  const url = publicUrl + pagePath('forgot-password');
  const blocks: Block[] = [
    greet(name),
    text(what),
    text(texts.setNewPassword),
    { kind: 'link', label: texts.setPassword, url },
  ];
  const subject = texts.passwordChanged;
  return composeMail({ recipient: email, subject, heading: subject, blocks });
}

/** Informs the previous address of a changed email; `next` is the new address. */
export function emailChangedMail({ name, email }: Person, next: string): Mail {
  return composeMail({
    recipient: email,
    subject: texts.emailChangedSubject,
    heading: texts.emailChangedHeading,
    blocks: [greet(name), text(texts.emailChanged({ email: next })), text(texts.writeToUs)],
  });
}

/** What happened to an account's two-step verification. */
export type FactorNews =
  | 'was turned on'
  | 'was turned off'
  | 'was turned off by an admin of the shop'
  | 'has an app now'
  | 'has no app any more'
  | 'has a new passkey'
  | 'has one passkey less';

/**
 * Informs the owner of a change of their second factor. If an admin made the change, the mail is in the owner's
 * language instead of that of the request.
 */
export function secondFactorMail(person: Person & { readonly language: string }, news: FactorNews): Mail {
  switch (news) {
    case 'was turned on':
      return alertMail(person, texts.secondFactorOnSubject, texts.secondFactorOn);
    case 'was turned off':
      return alertMail(person, texts.secondFactorOffSubject, texts.secondFactorOff);
    case 'has an app now':
      return alertMail(person, texts.secondFactorChangedSubject, texts.appAdded);
    case 'has no app any more':
      return alertMail(person, texts.secondFactorChangedSubject, texts.appRemoved);
    case 'has a new passkey':
      return alertMail(person, texts.secondFactorChangedSubject, texts.passkeyAdded);
    case 'has one passkey less':
      return alertMail(person, texts.secondFactorChangedSubject, texts.passkeyRemoved);
    case 'was turned off by an admin of the shop':
      return inLanguage(supportedLanguage(person.language), () =>
        alertMail(person, texts.secondFactorOffSubject, texts.secondFactorReset),
      );
  }
}

/** Informs the owner that a recovery code was used. `left`: the number of unused ones. */
export function recoveryCodeMail(person: Person, left: number): Mail {
  return alertMail(person, texts.recoveryCodeSubject, texts.recoveryCode({ left }));
}

/** Informs the owner that new recovery codes were made and the old ones no longer work. Doesn't contain the codes. */
export function newRecoveryCodesMail(person: Person): Mail {
  return alertMail(person, texts.newRecoveryCodesSubject, texts.newRecoveryCodes);
}

/** Informs the owner of a change that a stranger may have made, and says whom to tell. */
function alertMail({ name, email }: Person, subject: string, what: string): Mail {
  const blocks = [greet(name), text(what), text(texts.tellTheShop)];
  return composeMail({ recipient: email, subject, heading: subject, blocks });
}

/**
 * Informs the owner that their account was deleted, and that past orders are kept without personal data. `email`: the
 * address before the deletion, which replaces the one in the user's row.
 */
export function accountDeletedMail({ name, email }: Person): Mail {
  const blocks = [greet(name), text(texts.accountDeleted), text(texts.ordersAreKept)];
  const subject = texts.accountDeletedSubject;
  return composeMail({ recipient: email, subject, heading: subject, blocks });
}

const greet = (name: string): Block => ({ kind: 'greeting', text: greeting(name) });
const text = (words: string): Block => ({ kind: 'text', text: words });
const note = (words: string): Block => ({ kind: 'note', text: words });
