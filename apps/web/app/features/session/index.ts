export { isAdmin } from './account-entries.ts';
export { AccountLinks } from './account-links.tsx';
export { AccountMenu } from './account-menu.tsx';
export { AccountName } from './account-name.tsx';
export { enterLoginCode, enterPasskey, logIn } from './log-in.ts';
export { SHOPPER_KEY, shopperKey } from './shopper-key.ts';
export { RequireSession } from './require-session.tsx';
export { type ReturnState, returnPath } from './return-to.ts';
export {
  sessionApi,
  sessionApiOver,
  sessionStore,
  visitorApi,
} from './session-api.ts';
export { sessionDownload } from './session-download.ts';
export { onSessionEnd } from './session-end.ts';
export { useDownload } from './use-download.ts';
export type { Session } from './session-store.ts';
export { storedSessionId } from './session-id.ts';
export { SessionWatch } from './session-watch.tsx';
export { useSession } from './use-session.ts';
export { useSessionQuery } from './use-session-query.ts';
export { userQuery, useUser } from './use-user.ts';
