import { staticPageIds } from '@bowline/markets';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../language/languages.ts';
import { americanArticle } from '../../writing/american-spelling.ts';
import { placeholderNames } from '../../writing/article.ts';
import { placeholdersIn, spokenWords, textSkeleton } from '../../writing/text-skeleton.ts';
import { parcelCard } from './parcel-card.ts';
import { staticPageTexts } from './static-page-texts.ts';

const pages = { ...staticPageTexts, parcelCard };
const texts = Object.entries(pages).flatMap(([key, article]) =>
  languages.map((language) => ({ key, language, text: article[language], english: article.en })),
);

test('every static page of the shop has its text, and there is no other', () => {
  expect(new Set(Object.keys(staticPageTexts))).toEqual(new Set(staticPageIds));
});

describe.each(texts)('$key in $language', ({ text, english }) => {
  test('says the same things in the same order as the English text', () => {
    expect(textSkeleton(text.blocks)).toEqual(textSkeleton(english.blocks));
    expect(placeholdersIn(text.blocks)).toEqual(placeholdersIn(english.blocks));
    expect(placeholderNames).toEqual(expect.arrayContaining([...placeholdersIn(text)]));
  });

  test('fits a search result, and leaves no mark or straight quote behind', () => {
    expect(text.metaDescription.length).toBeGreaterThan(80);
    expect(text.metaDescription.length).toBeLessThanOrEqual(165);
    const spoken = [text.title, text.intro, text.metaDescription, ...spokenWords(text.blocks)];
    expect(spoken.filter((words) => /[*[\]'"]/.test(words))).toEqual([]);
  });
});

test('German texts say du, not Sie', () => {
  const formal = Object.values(pages).flatMap(({ de }) =>
    [de.intro, ...spokenWords(de.blocks)].filter((words) =>
      /\b(Ihnen|Ihre?[mnrs]?)\b|\b[a-zäöü]\w* Sie\b/.test(words),
    ),
  );
  expect(formal).toEqual([]);
});

test('the American text keeps no British spelling', () => {
  const american = Object.values(pages).flatMap(({ en }) => spokenWords(americanArticle(en).blocks));
  expect(
    american.filter((words) => /\bcolour(?!Count)|\bmetre|\bgrey\b|\bcentre\b|\bfavour/i.test(words)),
  ).toEqual([]);
});
