import { visitorApi } from '#features/session/index.ts';
import { texts } from '#messages/sign-in.ts';
import { toast } from '#ui/toast.ts';
import { SendAgain } from './send-again.tsx';

/** 'Didn’t get the email?': sends another one, at most once a minute. */
export function ResendOtp({ email, onSent }: { email: string; onSent: () => void }) {
  const send = async () => {
    const { message } = await visitorApi('forgotPassword', { email });
    toast.success(message);
    onSent();
  };
  return (
    <p className="row muted resend">
      {texts.noEmail} <SendAgain wasSent send={send} />
    </p>
  );
}
