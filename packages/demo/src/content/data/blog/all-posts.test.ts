import { describe, expect, test } from 'vitest';
import { languages } from '../../../language/languages.ts';
import { urlKeyOf } from '../../../language/url-key.ts';
import { createPictureDrawer } from '../../../pictures/picture-drawer.ts';
import { americanArticle } from '../../writing/american-spelling.ts';
import { placeholderNames } from '../../writing/article.ts';
import { placeholdersIn, spokenWords, textSkeleton } from '../../writing/text-skeleton.ts';
import { posts, postTags } from './all-posts.ts';

const texts = posts.flatMap(({ key, articles }) =>
  languages.map((language) => ({ key, language, text: articles[language], english: articles.en })),
);

test('the newest post comes first, and none is of another year', () => {
  const dates = posts.map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(dates.filter((date) => !date.startsWith('2026-'))).toEqual([]);
});

test('every tag is used, and every post has a picture that the demo draws', () => {
  const drawer = createPictureDrawer();
  expect(new Set(posts.flatMap(({ tags }) => tags))).toEqual(new Set(postTags.map(({ key }) => key)));
  for (const { picture } of posts) expect(drawer.draw(picture.file)).toMatch(/^<svg/);
  expect(new Set(posts.map(({ picture }) => picture.file)).size).toBe(posts.length);
});

test.each(languages)('slugs are paths, and their own in %s', (language) => {
  for (const addressed of [posts, postTags]) {
    const slugs = addressed.map(({ slug }) => slug[language]);
    expect(slugs.map(urlKeyOf)).toEqual(slugs);
    expect(new Set(slugs).size).toBe(slugs.length);
  }
});

test('a post is read in two or three minutes', () => {
  const minutes = posts.flatMap(({ readingMinutes }) => Object.values(readingMinutes));
  expect(new Set(minutes)).toEqual(new Set([2, 3]));
});

test('links between posts lead to posts', () => {
  const keys = new Set<string>(posts.map(({ key }) => key));
  const linked = [...JSON.stringify(posts).matchAll(/\]\(blog:([^)]+)\)/g)].map(([, key]) => key ?? '');
  expect(linked.length).toBeGreaterThan(0);
  expect(linked.filter((key) => !keys.has(key))).toEqual([]);
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

test('American posts keep no British spelling', () => {
  const american = posts.flatMap(({ articles }) => spokenWords(americanArticle(articles.en).blocks));
  expect(american.filter((words) => /\bcolour|\bmetre|\bgrey\b|\bcentre\b|\bfavour/i.test(words))).toEqual(
    [],
  );
});
