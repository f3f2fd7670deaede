import { z } from 'zod';
import { responseOf, defineCall, noData, nothing } from '../call.ts';
import { givenPassword, id, newPassword } from '../fields.ts';
import { session } from '../wire.ts';
import { inputTexts } from '../messages/index.ts';
import { errorMessage } from '../error-message.ts';

export const changePassword = defineCall({
  who: 'user',
  summary: 'Set a new password, using the current one. Ends all other sessions of the account.',
  carrier: 'json',
  input: z
    .object({
      currentPassword: givenPassword,
      newPassword,
      confirmPassword: z.string(errorMessage(() => inputTexts.confirmPasswordRequired)),
    })
    .refine((form) => form.newPassword === form.confirmPassword, {
      path: ['confirmPassword'],
      error: () => inputTexts.newPasswordsDiffer,
    }),
  response: responseOf(noData),
  errors: ['WRONG_PASSWORD'],
});

export const checkPassword = defineCall({
  who: 'all',
  summary:
    'Whether a new password is common and easy to guess. They are accepted unless the shop’s setting COMMON_PASSWORDS refuses them.',
  carrier: 'json',
  input: z.object({ password: newPassword }),
  response: responseOf(z.strictObject({ isCommon: z.boolean() })),
  errors: [],
});

export const listSessions = defineCall({
  who: 'user',
  summary: 'The account’s sessions: this one first, then the others by their last use.',
  carrier: 'none',
  input: nothing,
  response: responseOf(z.array(session)),
  errors: [],
});

export const endSession = defineCall({
  who: 'user',
  summary: 'End one session of the account, on any device.',
  carrier: 'json',
  input: z.object({ _id: id<'Session'>() }),
  response: responseOf(noData),
  errors: ['NOT_FOUND'],
});

export const logoutEverywhere = defineCall({
  who: 'user',
  summary: 'End all sessions of the account, including this one.',
  carrier: 'none',
  input: nothing,
  response: responseOf(noData),
  errors: [],
});
