import { startAuthentication } from '@simplewebauthn/browser';
import { enterPasskey, visitorApi } from '#features/session/index.ts';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/**
 * Logs in with a passkey of this device and resolves to the server's message; null if the browser returned no passkey:
 * the user cancelled, or there is none for this shop (browsers don't say which). Throws what the calls throw.
 */
export async function logInWithPasskey(): Promise<string | null> {
  const { data } = await visitorApi('startPasskeyLogin');
  const optionsJSON = data.options as unknown as Options;
  const made = await startAuthentication({ optionsJSON }).catch(() => null);
  return made && enterPasskey({ response: { ...made, response: { ...made.response } } });
}
