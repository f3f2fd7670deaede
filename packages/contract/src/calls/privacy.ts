import { z } from 'zod';
import { responseOf, defineCall, jsonFileResponse, noData, nothing } from '../call.ts';
import { givenPassword } from '../fields.ts';

export const exportMyData = defineCall({
  who: 'user',
  summary:
    'What the shop stores about the user, as one JSON file: profile, addresses, cart, alerts, orders, logins, devices, two-step verification, subjects of mails, and changes by admins.',
  carrier: 'none',
  download: 'application/json',
  input: nothing,
  response: jsonFileResponse,
  errors: [],
});

export const deleteAccount = defineCall({
  who: 'user',
  summary:
    'Delete the account and its personal data; orders are kept without name, street address and mobile number. Refused to admins, and while an order is open or a payment has to be resolved.',
  carrier: 'json',
  input: z.object({ password: givenPassword }),
  response: responseOf(noData),
  errors: ['WRONG_PASSWORD', 'OPEN_ORDERS', 'ADMIN_ACCOUNT'],
});

export const getShopContact = defineCall({
  who: 'all',
  summary: 'How to reach the shop, and its grievance officer.',
  carrier: 'none',
  input: nothing,
  response: responseOf(
    z.strictObject({
      contact: z.strictObject({ phone: z.string(), email: z.string() }),
      grievanceOfficer: z.strictObject({ name: z.string(), email: z.string(), phone: z.string() }),
    }),
  ),
  errors: [],
});
