import { sessionApi } from '#features/session/index.ts';
import { toast } from '#ui/toast.ts';
import { SendAgain } from './send-again.tsx';

/** Sends the signed-in shopper another confirmation mail. */
export function ResendConfirmation() {
  const send = async () => {
    const { message } = await sessionApi('resendConfirmation');
    toast.success(message);
  };
  return <SendAgain wasSent={false} send={send} />;
}
