import { expect, test } from 'vitest';
import { isPushService } from './push-services.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QAbc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
  'http://push.internal:8443/up/abc',
])('%s is a push service', (endpoint) =>
  expect(isPushService(endpoint, ['http://push.internal:8443'])).toBe(true),
);

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.test/fcm/send/abc',
  'https://evil.test/?fcm.googleapis.com',
  'https://evilpush.apple.com.test/',
  'https://notpush.apple.com@evil.test/',
  'https://user:secret@web.push.apple.com/',
  'https://pushXapple.com/',
  'https://127.0.0.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://push.internal/up/abc',
  'https://push.internal:8443/up/abc',
  'not an address',
])('%s is none', (endpoint) => expect(isPushService(endpoint, ['http://push.internal:8443'])).toBe(false));
