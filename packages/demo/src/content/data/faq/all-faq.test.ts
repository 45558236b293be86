import { describe, expect, test } from 'vitest';
import { languages } from '../../../language/languages.ts';
import { urlKeyOf } from '../../../language/url-key.ts';
import { americanBlock } from '../../writing/american-spelling.ts';
import { placeholderNames } from '../../writing/article.ts';
import { placeholdersIn, spokenWords, textSkeleton } from '../../writing/text-skeleton.ts';
import { faqCategories, faqEntries } from './all-faq.ts';
import { faqKeys } from './faq-keys.ts';

const texts = faqEntries.flatMap(({ key, texts }) =>
  languages.map((language) => ({ key, language, text: texts[language], english: texts.en })),
);

test('every category has four to six questions, in their order', () => {
  expect(faqCategories.map(({ key }) => key)).toEqual(Object.keys(faqKeys));
  expect(faqCategories.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5]);
  for (const { key } of faqCategories) {
    const entries = faqEntries.filter(({ category }) => category === key);
    expect(entries.length).toBeGreaterThanOrEqual(4);
    expect(entries.length).toBeLessThanOrEqual(6);
    expect(entries.map(({ order }) => order)).toEqual(entries.map((_, place) => place));
  }
  expect(new Set(faqEntries.map(({ key }) => key)).size).toBe(faqEntries.length);
});

test.each(languages)('slugs of categories are paths, and their own in %s', (language) => {
  const slugs = faqCategories.map(({ slug }) => slug[language]);
  expect(slugs.map(urlKeyOf)).toEqual(slugs);
  expect(new Set(slugs).size).toBe(slugs.length);
});

describe.each(texts)('$key in $language', ({ text, english }) => {
  test('says the same things in the same order as the English answer', () => {
    expect(textSkeleton(text.answer)).toEqual(textSkeleton(english.answer));
    expect(placeholdersIn(text)).toEqual(placeholdersIn(english));
    expect(placeholderNames).toEqual(expect.arrayContaining([...placeholdersIn(text)]));
  });

  test('asks a question and answers it in 35 to 125 words, without a stray mark or straight quote', () => {
    expect(text.question).toMatch(/\?$/);
    const spoken = spokenWords(text.answer);
    const count = spoken.join(' ').split(/\s+/).length;
    expect(count).toBeGreaterThanOrEqual(35);
    expect(count).toBeLessThanOrEqual(125);
    expect([text.question, ...spoken].filter((words) => /[*[\]'"]/.test(words))).toEqual([]);
  });
});

test('American answers keep no British spelling', () => {
  const american = faqEntries.flatMap(({ texts }) => spokenWords(texts.en.answer.map(americanBlock)));
  expect(american.filter((words) => /\bcolour|\bmetre|\bgrey\b|\bcentre\b|\bfavour/i.test(words))).toEqual(
    [],
  );
});
