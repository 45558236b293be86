import { expect, test } from 'vitest';
import { readEmailAddress } from './email-address.ts';

test('rule 3: addresses as people have them', () => {
  expect(readEmailAddress('  Anna.Visser+rope@Example.co.uk ')).toBe('anna.visser+rope@example.co.uk');
  expect(readEmailAddress("o'brien@example.ie")).toBe("o'brien@example.ie");
  expect(readEmailAddress('info@müller.de')).toBe('info@müller.de');
});

test('rule 3: what is no address', () => {
  const wrong = [
    '',
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'anna@example.c',
    'anna@@example.com',
    'anna@exa mple.com',
    'anna@-example.com',
    '.anna@example.com',
    'an..na@example.com',
    'anna@example.com, bob@example.com',
    'anna@example.com\nBcc: bob@example.com',
    '<anna@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `anna@${'a'.repeat(1_000_000)}`,
    `anna@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`,
  ];
  for (const text of wrong) expect(readEmailAddress(text), text.slice(0, 80)).toBeNull();
});
