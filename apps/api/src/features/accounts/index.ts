/** What other features and the program may use of accounts. */
export { readAdmins, readUser } from './accounts.queries.ts';
export { registerAccounts } from './accounts.routes.ts';
export { closeAccount, DELETED_ACCOUNT_NAME, lockAccount } from './closing/close-account.ts';
export { requester } from './devices/requester.ts';
export { deleteDevicesUnusedSince } from './devices/known-devices.queries.ts';
export { ensureFirstAdmin } from './ensure-first-admin.ts';
export {
  deleteEndedSessions,
  deleteOldConfirmations,
  deleteOldResets,
  deleteUnfinishedSteps,
} from './expired.queries.ts';
export { lockSignedIn } from './lock-signed-in.ts';
export { accountDeletedMail } from './mails.ts';
export { readConfirmationsOf, readDevicesOf, readResetsOf } from './own-data.queries.ts';
export { hashPassword } from './passwords/passwords.ts';
export { requirePassword } from './passwords/require-password.ts';
export { makeSecret } from './secrets.ts';
export { readSecondFactor } from './second-factor/read-second-factor.ts';
export { reencryptSecrets } from './second-factor/reencrypt-secrets.ts';
export { resetSecondFactorOf } from './second-factor/reset-second-factor.ts';
export { listSessions } from './security/list-sessions.ts';
export { sessionOf } from './sessions/end-this-session.ts';
export { hasDeletedAccount } from './sessions/sessions.queries.ts';
export { clearSessionCookies } from './sessions/session-cookies.ts';
export { toWireUser } from './user.mapper.ts';
export { type AccessTokens, createAccessTokens } from './sessions/access-token.ts';
export { createSessionReader } from './sessions/create-session-reader.ts';
export { rememberAdmins } from './sessions/remember-admins.ts';
