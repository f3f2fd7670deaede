import { useEffect, useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { visitorApi } from '#features/session/index.ts';
import { toast } from '#ui/toast.ts';

const WAIT_SECONDS = 60;

/** 'No mail yet?': after a minute another one can be sent. */
export function ResendOtp({ email }: { email: string }) {
  const [seconds, setSeconds] = useState(WAIT_SECONDS);
  const { busy, run } = useTask();
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const resend = () =>
    run(async () => {
      const { message } = await visitorApi('forgotPassword', { email });
      toast.success(message);
      setSeconds(WAIT_SECONDS);
    });
  return (
    <p className="row muted resend">
      No mail yet?{' '}
      {isWaiting ? (
        <span>
          Send again in <b>{clock(seconds)}</b>
        </span>
      ) : (
        <button type="button" className="link" disabled={busy} onClick={() => void resend()}>
          Send again
        </button>
      )}
    </p>
  );
}

/** 60 to '1:00'. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
