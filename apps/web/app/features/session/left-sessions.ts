/** The key of the sessions that ended in this browser, until the server has confirmed their end. */
export const LEFT_SESSIONS = 'leftSessions';
