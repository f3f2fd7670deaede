import { useEffect } from 'react';
import { endLeftSessions } from './log-out.ts';

/** Repeats logouts that the server hasn't confirmed before the page was loaded. Renders nothing. */
export default function RepeatLogOuts() {
  useEffect(() => void endLeftSessions(), []);
  return null;
}
