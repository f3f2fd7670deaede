/** What the program may use of the accounts. */
export { readAdminEmails } from './accounts.queries.ts';
export { registerAccounts } from './accounts.routes.ts';
export { ensureFirstAdmin } from './ensure-first-admin.ts';
export { createAccessTokens } from './sessions/access-token.ts';
export { createSessionReader } from './sessions/create-session-reader.ts';
export { startSweeping } from './sweep.ts';
