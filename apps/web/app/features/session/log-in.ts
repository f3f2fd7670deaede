import type { InputOf } from '@jhola/contract/client';
import { sessionStore, visitorApi } from './session-api.ts';

/** Opens a session and resolves to the server's message. Throws what the call throws. */
export async function logIn(input: InputOf<'login'>): Promise<string> {
  const { data, message } = await visitorApi('login', input);
  sessionStore.begin(data.accesstoken, data.refreshToken);
  return message;
}
