/** The local storage key of the access tokens of sessions that ended in this browser, until the server confirms it. */
export const LEFT_SESSIONS = 'leftSessions';
