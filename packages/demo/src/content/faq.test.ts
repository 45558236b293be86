import { describe, expect, test } from 'vitest';
import { languages } from '../language/languages.ts';
import { urlKeyOf } from '../language/url-key.ts';
import { contentTexts } from './texts.ts';
import { americanText } from './writing/american-spelling.ts';
import { placeholderNames } from './writing/article.ts';
import { readBlocks } from './writing/markdown.ts';
import { placeholdersIn, spokenWords, textSkeleton } from './writing/text-skeleton.ts';

type Question = { readonly question: string; readonly answer: string };

function questionsIn(language: (typeof languages)[number]) {
  return Object.values(contentTexts(language).faq).map(({ questions }) =>
    Object.entries<Question>(questions),
  );
}

const english = questionsIn('en').flat();
const texts = languages.flatMap((language) =>
  questionsIn(language)
    .flat()
    .map(([key, text], place) => ({ key, language, text, english: english[place]?.[1] ?? text })),
);

test.each(languages)(
  'in %s every category has four to six questions, in the order of English',
  (language) => {
    const questions = questionsIn(language);
    for (const entries of questions) {
      expect(entries.length).toBeGreaterThanOrEqual(4);
      expect(entries.length).toBeLessThanOrEqual(6);
    }
    expect(questions.flat().map(([key]) => key)).toEqual(english.map(([key]) => key));
    expect(Object.keys(contentTexts(language).faq)).toEqual(Object.keys(contentTexts('en').faq));
  },
);

test.each(languages)('slugs of categories are paths, and their own in %s', (language) => {
  const slugs = Object.values(contentTexts(language).faq).map(({ slug }) => slug);
  expect(slugs.map(urlKeyOf)).toEqual(slugs);
  expect(new Set(slugs).size).toBe(slugs.length);
});

describe.each(texts)('$key in $language', ({ text, english: model }) => {
  const answer = readBlocks(text.answer);

  test('says the same things in the same order as the English answer', () => {
    expect(textSkeleton(answer)).toEqual(textSkeleton(readBlocks(model.answer)));
    expect(placeholderNames).toEqual(expect.arrayContaining([...placeholdersIn(text)]));
  });

  test('asks a question and answers it in 35 to 125 words, without a stray mark or straight quote', () => {
    expect(text.question).toMatch(/\?$/);
    const spoken = spokenWords(answer);
    const count = spoken.join(' ').split(/\s+/).length;
    expect(count).toBeGreaterThanOrEqual(35);
    expect(count).toBeLessThanOrEqual(125);
    expect([text.question, ...spoken].filter((words) => /[*[\]'"]/.test(words))).toEqual([]);
  });
});

test('American answers keep no British spelling', () => {
  const american = english.flatMap(([, { answer }]) => spokenWords(readBlocks(americanText(answer))));
  expect(american.filter((words) => /\bcolour|\bmetre|\bgrey\b|\bcentre\b|\bfavour/i.test(words))).toEqual(
    [],
  );
});
