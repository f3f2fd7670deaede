import { LIMITS, withLatinDigits } from '@jhola/domain';
import { z } from 'zod';
import { responseOf, defineCall, noData, nothing } from '../call.ts';
import { email, givenPassword, mobile, newPassword, text } from '../fields.ts';
import { sessionTokens, user } from '../wire.ts';
import { inputTexts, labels } from '../messages/index.ts';
import { errorMessage } from '../error-message.ts';

const name = text(() => labels.name, LIMITS.nameLength);

/** Six digits, as text or as a number (which loses leading zeros). */
const otp = z.preprocess(
  (value) => (typeof value === 'number' ? String(value).padStart(6, '0') : value),
  z
    .string(errorMessage(() => inputTexts.otpRequired))
    .trim()
    .overwrite(withLatinDigits)
    .regex(
      /^[0-9]{6}$/,
      errorMessage(() => inputTexts.badOtp),
    ),
);

export const register = defineCall({
  who: 'all',
  summary: 'Create an account and send a confirmation mail. Logging in doesn’t require the confirmation.',
  carrier: 'json',
  input: z
    .object({
      name,
      email,
      password: newPassword,
      confirmPassword: z.string(errorMessage(() => inputTexts.confirmPasswordRequired)),
    })
    .refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: () => inputTexts.passwordsDiffer,
    }),
  response: responseOf(z.strictObject({ _id: z.string(), name: z.string(), email: z.string() })),
  errors: ['EMAIL_TAKEN'],
});

export const login = defineCall({
  who: 'all',
  summary:
    'Open a session: returns tokens, and sets them as HttpOnly cookies. An account with two-step verification gets SECOND_STEP_NEEDED instead, with a token for `enterLoginCode`.',
  carrier: 'json',
  input: z.object({ email, password: givenPassword }),
  response: responseOf(z.strictObject(sessionTokens)),
  errors: ['BAD_CREDENTIALS', 'SECOND_STEP_NEEDED', 'ACCOUNT_SUSPENDED', 'ACCOUNT_CLOSED'],
});

export const logout = defineCall({
  who: 'all',
  summary: 'End the session. Succeeds also if it has already ended.',
  carrier: 'none',
  input: nothing,
  response: responseOf(noData),
  errors: [],
});

const NO_TOKEN = 'That is not a refresh token';

export const refreshToken = defineCall({
  who: 'all',
  summary: 'Exchange the refresh token (cookie, else body, else Bearer) for new tokens.',
  carrier: 'json',
  input: z.preprocess(
    (body) => body ?? {},
    z.object({ refreshToken: z.string(NO_TOKEN).max(4_096, NO_TOKEN).optional() }),
  ),
  response: responseOf(z.strictObject({ ...sessionTokens, accessToken: z.string() })),
  errors: ['NO_SESSION', 'FOREIGN_ORIGIN'],
});

export const userDetails = defineCall({
  who: 'user',
  summary: 'The signed-in user.',
  beforeSecondFactor: true,
  carrier: 'none',
  input: nothing,
  response: responseOf(user),
  errors: [],
});

export const uploadAvatar = defineCall({
  who: 'user',
  summary: 'Replace the profile photo: a form with the file field `avatar`.',
  carrier: 'file',
  fileField: 'avatar',
  input: nothing,
  response: responseOf(z.strictObject({ _id: z.string(), avatar: z.string() })),
  errors: ['BAD_IMAGE', 'TOO_LARGE'],
});

export const updateUser = defineCall({
  who: 'user',
  summary:
    'Change name, email or mobile. A new email needs the password in the request, or a login in the last 15 minutes, and has to be confirmed.',
  carrier: 'json',
  input: z.object({
    name,
    email,
    mobile,
    password: givenPassword.optional(),
  }),
  response: responseOf(user),
  errors: ['EMAIL_TAKEN', 'WRONG_PASSWORD', 'RECENT_LOGIN_NEEDED'],
});

export const forgotPassword = defineCall({
  who: 'all',
  summary: 'Mail an OTP. The response is the same for an email without an account.',
  carrier: 'json',
  input: z.object({ email }),
  response: responseOf(noData),
  errors: [],
});

export const verifyOtp = defineCall({
  who: 'all',
  summary: 'Verify the OTP of the request that this browser made.',
  carrier: 'json',
  input: z.object({ otp, email }),
  response: responseOf(noData),
  errors: ['BAD_OTP', 'FOREIGN_ORIGIN'],
});

export const resetPassword = defineCall({
  who: 'all',
  summary: 'Set a new password; requires an OTP that was verified in this browser.',
  carrier: 'json',
  input: z
    .object({
      email,
      newPassword,
      confirmPassword: z.string(errorMessage(() => inputTexts.confirmPasswordRequired)),
    })
    .refine((form) => form.newPassword === form.confirmPassword, {
      path: ['confirmPassword'],
      error: () => inputTexts.newPasswordsDiffer,
    }),
  response: responseOf(noData),
  errors: ['OTP_NOT_VERIFIED', 'FOREIGN_ORIGIN'],
});

const NO_LINK = errorMessage(() => inputTexts.badLink);

export const verifyEmail = defineCall({
  who: 'all',
  summary: 'Confirm an email address with the code from the confirmation mail.',
  carrier: 'json',
  input: z.object({
    code: z
      .string(errorMessage(() => inputTexts.codeRequired))
      .min(20, NO_LINK)
      .max(200, NO_LINK),
  }),
  response: responseOf(noData),
  errors: ['NOT_FOUND'],
});

export const resendConfirmation = defineCall({
  who: 'user',
  summary: 'Send the confirmation mail again. A confirmed address gets none, and the message says so.',
  carrier: 'none',
  input: nothing,
  response: responseOf(noData),
  errors: [],
});
