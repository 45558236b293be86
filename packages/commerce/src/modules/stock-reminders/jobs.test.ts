import { localeNames, markets } from '@bowline/markets';
import { expect, test } from 'vitest';
import { backInStockLetter } from './jobs.ts';

const due = { id: 1, email: 'anna@example.com', name: 'Touw $& {name}', urlKey: 'touw' };

test.each(localeNames)('rule 7: the letter of %s names the product and leads to it', (locale) => {
  const { subject, letter } = backInStockLetter({ ...due, locale }, 'https://shop.test');
  expect(subject).toContain(due.name);
  expect(letter.blocks).toContainEqual({
    button: { label: expect.any(String), url: `https://shop.test${markets[locale].prefix}/touw` },
  });
  expect(JSON.stringify(letter).replaceAll(due.name, '')).not.toContain('{name}');
});

test('every language says it in its own words', () => {
  const subjects = localeNames.map(
    (locale) => backInStockLetter({ ...due, locale }, 'https://shop.test').subject,
  );
  expect(new Set(subjects).size).toBe(9);
});
