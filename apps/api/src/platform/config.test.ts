import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('PUBLIC_URL and ALLOWED_ORIGINS', () => {
  test.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://shop.example/', 'https://shop.example'],
    ['HTTPS://Shop.Example', 'https://shop.example'],
    ['https://shop.example:443', 'https://shop.example'],
    ['http://shop.example:80/', 'http://shop.example'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['https://दुकान.भारत', 'https://xn--11b7ah1gn.xn--h2brj9c'],
  ])('%s is the origin %s', (given, origin) => {
    expect(readConfig({ PUBLIC_URL: given })).toMatchObject({ publicUrl: origin });
    const allowed = readConfig({ ALLOWED_ORIGINS: `https://other.example, ${given}` }).allowedOrigins;
    expect(allowed).toEqual(['https://other.example', origin]);
  });

  test.each([
    'https://shop.example/groceries',
    'https://shop.example/?a=1',
    'https://shop.example/#top',
    'https://me:secret@shop.example',
  ])('%s is refused, because it isn’t an origin', (given) => {
    expect(() => readConfig({ PUBLIC_URL: given })).toThrow('PUBLIC_URL must end after the host');
    expect(() => readConfig({ ALLOWED_ORIGINS: given })).toThrow('ALLOWED_ORIGINS must end after the host');
  });

  test('another scheme and a mere host are refused', () => {
    for (const given of ['ftp://shop.example', 'shop.example', 'localhost:8080']) {
      expect(() => readConfig({ PUBLIC_URL: given })).toThrow('PUBLIC_URL must be an http(s) address');
    }
  });
});

test('an address with a path loses the slash at its end', () => {
  const { tracing } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://Collector.example:4318/otlp/' });
  expect(tracing).toMatchObject({ endpoint: 'http://collector.example:4318/otlp' });
});

test.each(['smtp://', 'smtps:', 'mail.example:25', 'http://mail.example'])(
  '%s is refused as the mail server, because it has no host or another scheme',
  (given) => {
    expect(() => readConfig({ SMTP_URL: given })).toThrow('SMTP_URL must be an smtp:// address');
  },
);

test.each([
  [{ MAIL_SENDER_NAME: 'Rao\r\nBcc: all@rao.in' }, 'MAIL_SENDER_NAME'],
  [{ MAIL_SENDER_NAME: 'Rao <x@rao.in>' }, 'MAIL_SENDER_NAME'],
  [{ MAIL_SENDER: 'rao.in' }, 'MAIL_SENDER must be an email address'],
  [{ MAIL_REPLY_TO: 'nobody' }, 'MAIL_REPLY_TO must be an email address'],
])('%j is refused as the sender of mails', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test('all invalid settings are listed, each with its name once', () => {
  expect(() => readConfig({ PORT: 'eighty', ALLOWED_ORIGINS: 'https://shop.example, shop.example' })).toThrow(
    new ConfigError(
      'The configuration is invalid:\n  PORT must be a number\n  ALLOWED_ORIGINS must be an http(s) address',
    ),
  );
});
