import { LIMITS, withLatinDigits } from '@jhola/domain';
import { z } from 'zod';
import { responseOf, defineCall, noData, nothing } from '../call.ts';
import { givenPassword, text } from '../fields.ts';
import { inputTexts, labels } from '../messages/index.ts';
import { errorMessage } from '../error-message.ts';
import { sessionTokens, time } from '../wire.ts';

const LONGEST_CODE = 40;

/** Six digits of the authenticator app, or a recovery code; spaces and dashes are ignored. */
const code = z
  .string(errorMessage(() => inputTexts.enterCode))
  .overwrite((typed) => withLatinDigits(typed).replace(/[\s-]/g, '').toLowerCase())
  .min(
    1,
    errorMessage(() => inputTexts.enterCode),
  )
  .max(
    LONGEST_CODE,
    errorMessage(() => inputTexts.codeTooLong),
  );

const appCode = code.regex(
  /^[0-9]{6}$/,
  errorMessage(() => inputTexts.enterAppCode),
);

const NO_TOKEN = 'The token of the login is missing';

const recoveryCodes = z.array(z.string());

const LONGEST_CREDENTIAL = 1_400;
const LONGEST_CLIENT_DATA = 4_000;
const NO_PASSKEY = 'The passkey’s answer is missing';
const credentialId = z.string(NO_PASSKEY).min(1, NO_PASSKEY).max(LONGEST_CREDENTIAL, NO_PASSKEY);

/** The result of `navigator.credentials` as JSON; the server verifies it, including fields that aren't listed here. */
const passkeyResponse = z.looseObject(
  {
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key', NO_PASSKEY),
    response: z.looseObject(
      { clientDataJSON: z.string(NO_PASSKEY).max(LONGEST_CLIENT_DATA, NO_PASSKEY) },
      NO_PASSKEY,
    ),
  },
  NO_PASSKEY,
);

/** The options for `navigator.credentials`, as JSON. */
const passkeyOptions = z.strictObject({ options: z.record(z.string(), z.unknown()) });

export const enterLoginCode = defineCall({
  who: 'all',
  summary:
    'The second step of a login: the token that `login` returned, and a code of the authenticator app or a recovery code.',
  carrier: 'json',
  input: z.object({ token: z.string(NO_TOKEN).min(1, NO_TOKEN).max(100, NO_TOKEN), code }),
  response: responseOf(z.strictObject(sessionTokens)),
  errors: ['BAD_CODE', 'LOGIN_EXPIRED'],
});

export const getSecondFactor = defineCall({
  who: 'user',
  beforeSecondFactor: true,
  summary: 'The state of the account’s two-step verification.',
  carrier: 'none',
  input: nothing,
  response: responseOf(
    z.strictObject({
      isRequired: z.boolean(),
      authenticatorSince: time.nullable(),
      recoveryCodesLeft: z.int().nonnegative(),
      passkeys: z.array(
        z.strictObject({
          _id: z.string(),
          name: z.string(),
          addedAt: time,
          lastUsedAt: time.nullable(),
        }),
      ),
    }),
  ),
  errors: [],
});

export const startAuthenticator = defineCall({
  who: 'user',
  beforeSecondFactor: true,
  summary: 'Start setting up an authenticator app. It is used once a code of it was confirmed.',
  carrier: 'json',
  input: z.object({ password: givenPassword }),
  response: responseOf(z.strictObject({ secret: z.string(), uri: z.string(), qr: z.string() })),
  errors: ['WRONG_PASSWORD', 'SECOND_FACTOR_ON'],
});

export const confirmAuthenticator = defineCall({
  who: 'user',
  beforeSecondFactor: true,
  summary:
    'Confirm the authenticator app with its first code. Ends all other sessions of the account; for the first second factor, returns ten recovery codes, which can’t be read again.',
  carrier: 'json',
  input: z.object({ code: appCode }),
  response: responseOf(z.strictObject({ recoveryCodes })),
  errors: ['BAD_CODE', 'SECOND_FACTOR_ON', 'NOT_FOUND'],
});

export const removeAuthenticator = defineCall({
  who: 'user',
  summary: 'Remove the authenticator app. Ends all other sessions of the account.',
  carrier: 'json',
  input: z.object({ password: givenPassword, code }),
  response: responseOf(noData),
  errors: ['WRONG_PASSWORD', 'BAD_CODE', 'NO_SECOND_FACTOR'],
});

export const renewRecoveryCodes = defineCall({
  who: 'user',
  summary: 'Create ten new recovery codes, which can’t be read again. The old ones no longer work.',
  carrier: 'json',
  input: z.object({ password: givenPassword, code }),
  response: responseOf(z.strictObject({ recoveryCodes })),
  errors: ['WRONG_PASSWORD', 'BAD_CODE', 'NO_SECOND_FACTOR'],
});

export const startPasskey = defineCall({
  who: 'user',
  beforeSecondFactor: true,
  summary:
    'Start adding a passkey: returns the options for `navigator.credentials.create`, valid for five minutes.',
  carrier: 'json',
  input: z.object({ password: givenPassword }),
  response: responseOf(passkeyOptions),
  errors: ['WRONG_PASSWORD', 'TOO_MANY_PASSKEYS'],
});

export const addPasskey = defineCall({
  who: 'user',
  beforeSecondFactor: true,
  summary:
    'Add the passkey that the browser has created. Ends all other sessions of the account; for the first second factor, returns ten recovery codes.',
  carrier: 'json',
  input: z.object({ name: text(() => labels.name, LIMITS.passkeyNameLength), response: passkeyResponse }),
  response: responseOf(z.strictObject({ recoveryCodes })),
  errors: ['BAD_PASSKEY', 'TOO_MANY_PASSKEYS'],
});

export const removePasskey = defineCall({
  who: 'user',
  summary: 'Remove a passkey. Ends all other sessions of the account.',
  carrier: 'json',
  input: z.object({ _id: credentialId, password: givenPassword, code }),
  response: responseOf(noData),
  errors: ['NOT_FOUND', 'WRONG_PASSWORD', 'BAD_CODE'],
});

export const startPasskeyLogin = defineCall({
  who: 'all',
  summary:
    'Start a login with a passkey: returns the options for `navigator.credentials.get`, valid for five minutes.',
  carrier: 'none',
  input: nothing,
  response: responseOf(passkeyOptions),
  errors: [],
});

export const enterPasskey = defineCall({
  who: 'all',
  summary: 'Log in with a passkey, which replaces the password and the second step.',
  carrier: 'json',
  input: z.object({ response: passkeyResponse }),
  response: responseOf(z.strictObject(sessionTokens)),
  errors: ['BAD_PASSKEY'],
});
