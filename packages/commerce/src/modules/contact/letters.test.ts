import { type LocaleName, localeNames } from '@bowline/markets';
import { describe, expect, test } from 'vitest';
import { contactLetters } from './letters.ts';
import type { Correspondence, Writer } from './model.ts';

const writer: Writer = {
  name: 'Zażółć Gęślą',
  email: 'anna@example.com',
  telephone: '020 1234567',
  message: 'First line\nsecond <b>line</b>',
};
const correspondences: readonly Correspondence[] = [
  { kind: 'message', message: writer },
  {
    kind: 'appointment',
    appointment: { ...writer, day: '2026-11-17', partOfDay: 'AFTERNOON', persons: 3 },
  },
  {
    kind: 'wholesale',
    inquiry: {
      ...writer,
      company: 'Touw & Co',
      country: 'DE',
      vatNumber: 'DE136695976',
      website: 'touw.example',
    },
  },
];

const written = (locale: LocaleName) =>
  correspondences.map((correspondence) => contactLetters(correspondence, locale, 'shop@example.com'));

describe.each(localeNames)('letters in %s', (locale) => {
  test('the shop reads everything and answers the writer', () => {
    for (const [toShop] of written(locale)) {
      expect(toShop).toMatchObject({ to: { address: 'shop@example.com' }, replyTo: writer.email, locale });
      const text = JSON.stringify(toShop.letter);
      for (const value of [writer.name, writer.email, writer.telephone]) expect(text).toContain(value);
      expect(toShop.letter.blocks.at(-1)).toEqual({ quote: writer.message });
      expect(toShop.subject).not.toMatch(/[{}]/);
    }
  });

  test('rule 3: the confirmation repeats nothing that was typed', () => {
    for (const [, confirmation] of written(locale)) {
      expect(confirmation.to).toEqual({ address: writer.email });
      const text = JSON.stringify([confirmation.subject, confirmation.letter]);
      for (const typed of [writer.name, writer.telephone, 'First line', 'Touw & Co', 'touw.example'])
        expect(text).not.toContain(typed);
      expect(text).not.toMatch(/\{\w+\}/);
    }
  });
});

test('every language has words of its own', () => {
  const english = JSON.stringify(written('en'));
  const languages = localeNames.filter((locale) => !locale.startsWith('en'));
  const subjects = new Set(
    languages
      .flatMap((locale) => written(locale).flat())
      .map(({ subject, letter }) => subject + letter.preview),
  );
  expect(subjects.size).toBe(languages.length * 6);
  for (const locale of languages) {
    for (const [, { subject, letter }] of written(locale)) {
      expect(english).not.toContain(subject);
      expect(english).not.toContain(letter.preview);
    }
  }
});

test('an appointment is confirmed with day, time and persons in the visitor’s conventions', () => {
  const [, confirmation] = written('de-DE')[1] ?? [];
  expect(confirmation?.letter.blocks).toContainEqual({
    facts: [
      ['Tag', '17. November 2026'],
      ['Tageszeit', 'nachmittags'],
      ['Personen', '3'],
    ],
  });
});

test('an optional field that is empty is left out', () => {
  const message: Correspondence = { kind: 'message', message: { ...writer, telephone: '' } };
  const [toShop] = contactLetters(message, 'en', 'shop@example.com');
  expect(JSON.stringify(toShop.letter)).not.toContain('Telephone');
});
