import { visitorApi } from '#features/session/index.ts';
import { toast } from '#ui/toast.ts';
import { SendAgain } from './send-again.tsx';

/** 'No mail yet?': after a minute another one can be sent. */
export function ResendOtp({ email, onSent }: { email: string; onSent: () => void }) {
  const send = async () => {
    const { message } = await visitorApi('forgotPassword', { email });
    toast.success(message);
    onSent();
  };
  return (
    <p className="row muted resend">
      No mail yet? <SendAgain wasSent send={send} />
    </p>
  );
}
