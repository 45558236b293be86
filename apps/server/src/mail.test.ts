import { expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { readMailAddress } from './mail.ts';

test.each([
  ['Bowline Rope <shop@example.com>', { name: 'Bowline Rope', address: 'shop@example.com' }],
  ['<shop@example.com>', { name: 'Bowline', address: 'shop@example.com' }],
  ['shop@example.com', { name: 'Bowline', address: 'shop@example.com' }],
])('the sender "%s" is read', (text, address) => {
  expect(readMailAddress(text)).toEqual(address);
});

test('a shop that sends needs an address of its own, and a mistake never shows a password', () => {
  expect(() => readConfiguration({ SMTP_URL: 'smtp://mail.example:587' })).toThrow(
    'MAIL_FROM must be set when SMTP_URL is.',
  );
  expect(() => readConfiguration({ SMTP_URL: 'http://shop:hunter2@mail.example' })).toThrow(
    ConfigurationError,
  );
  expect(() => readConfiguration({ SMTP_URL: 'http://shop:hunter2@mail.example' })).not.toThrow('hunter2');
  expect(() => readConfiguration({ MAIL_FROM: 'shop' })).toThrow('MAIL_FROM must be');
  const settings = { SMTP_URL: 'smtps://shop:secret@mail.example', MAIL_FROM: 'Bowline <shop@example.com>' };
  expect(readConfiguration(settings)).toMatchObject(settings);
});
