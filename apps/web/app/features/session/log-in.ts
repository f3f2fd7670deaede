import { ApiError, type InputOf, type SecondStep } from '@jhola/contract/client';
import { sessionStore, visitorApi } from './session-api.ts';

/** The server's message about a successful login, or the next step of a login that needs a code. */
export type LogInOutcome = { readonly message: string } | { readonly secondStep: SecondStep };

/** Opens a session if the account needs only the password. Throws what the call throws. */
export async function logIn(input: InputOf<'login'>): Promise<LogInOutcome> {
  try {
    const { data, message } = await visitorApi('login', input);
    sessionStore.begin(data.accesstoken, data.refreshToken);
    return { message };
  } catch (error) {
    const secondStep = error instanceof ApiError ? error.body.secondStep : undefined;
    if (secondStep === undefined) throw error;
    return { secondStep };
  }
}

/** The second step: opens the session and resolves to the server's message. Throws what the call throws. */
export async function enterLoginCode(input: InputOf<'enterLoginCode'>): Promise<string> {
  const { data, message } = await visitorApi('enterLoginCode', input);
  sessionStore.begin(data.accesstoken, data.refreshToken);
  return message;
}

/** A login with a passkey: opens the session and resolves to the server's message. Throws what the call throws. */
export async function enterPasskey(input: InputOf<'enterPasskey'>): Promise<string> {
  const { data, message } = await visitorApi('enterPasskey', input);
  sessionStore.begin(data.accesstoken, data.refreshToken);
  return message;
}
