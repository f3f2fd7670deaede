import { type ReactNode, useEffect, useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { texts } from '#messages/send-again.ts';
import './send-again.css';

const WAIT_MS = 60_000;
const SECOND_MS = 1_000;

export type SendAgainProps = {
  /** Whether a mail was sent just now: then the button is disabled for the first minute too. */
  wasSent: boolean;
  send: () => Promise<void>;
};

/**
 * A button that sends a mail again, once a minute; meanwhile the remaining time is beside it. By the clock, because
 * browsers stop the timers of a page in the background, where it is while the shopper looks for the mail.
 */
export function SendAgain({ wasSent, send }: SendAgainProps) {
  const [sentAt, setSentAt] = useState(() => (wasSent ? Date.now() : Number.NEGATIVE_INFINITY));
  const [now, setNow] = useState(Date.now);
  const { busy, run } = useTask();
  const seconds = Math.ceil((sentAt + WAIT_MS - now) / SECOND_MS);
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const sendAgain = () =>
    run(async () => {
      await send();
      setSentAt(Date.now());
      setNow(Date.now());
    });
  const button = (label: ReactNode) => (
    // The key makes it the same button alone and in the sentence, so that it keeps the focus.
    <button
      key="send-again"
      type="button"
      className="link send-again"
      aria-disabled={busy || isWaiting || undefined}
      onClick={() => !isWaiting && void sendAgain()}
    >
      {label}
    </button>
  );
  return (
    <span>
      {isWaiting
        ? texts.sendAgainIn({ time: clock(seconds), b: (time) => <b>{time}</b>, button })
        : button(texts.sendAgain)}
    </span>
  );
}

/** 60 to '1:00'. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
