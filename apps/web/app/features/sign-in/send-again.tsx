import { type ReactNode, useEffect, useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { texts } from '#messages/send-again.ts';
import './send-again.css';

const WAIT_SECONDS = 60;

export type SendAgainProps = {
  /** Whether a mail was sent just now: then the button is disabled for the first minute too. */
  wasSent: boolean;
  send: () => Promise<void>;
};

/** A button that sends a mail again, once a minute; meanwhile the remaining time is beside it. */
export function SendAgain({ wasSent, send }: SendAgainProps) {
  const [seconds, setSeconds] = useState(wasSent ? WAIT_SECONDS : 0);
  const { busy, run } = useTask();
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const sendAgain = () =>
    run(async () => {
      await send();
      setSeconds(WAIT_SECONDS);
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
