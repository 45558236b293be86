import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { staticPageIds } from '@bowline/markets';
import { describe, expect, test } from 'vitest';
import { languages } from '../language/languages.ts';
import { urlKeyOf } from '../language/url-key.ts';
import { createPictureDrawer } from '../pictures/picture-drawer.ts';
import { posts } from './data/posts.ts';
import { readingMinutes } from './documents/blog-documents.ts';
import { pageFolder } from './documents/page-documents.ts';
import { contentTexts } from './texts.ts';
import { americanArticle } from './writing/american-spelling.ts';
import { placeholderNames } from './writing/article.ts';
import { readPage, readPost } from './writing/read-article.ts';
import { placeholdersIn, spokenWords, textSkeleton } from './writing/text-skeleton.ts';

const foldersIn = (kind: string) => readdirSync(join(import.meta.dirname, 'articles', kind));
const pageKeys = [...staticPageIds, 'parcelCard'].map(pageFolder);
const postKeys = posts.map(({ key }) => key);
const articles = [
  ...pageKeys.map((key) => ({ key: `page ${key}`, read: readPage.bind(null, key) })),
  ...postKeys.map((key) => ({ key: `post ${key}`, read: readPost.bind(null, key) })),
];
const texts = articles.flatMap(({ key, read }) =>
  languages.map((language) => ({ key, language, text: read(language), english: read('en') })),
);

test('every static page and every post has its text, and there is no other', () => {
  expect(foldersIn('pages').toSorted()).toEqual(pageKeys.toSorted());
  expect(foldersIn('blog').toSorted()).toEqual(postKeys.toSorted());
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
    expect(spoken.filter((words) => /[*[\]'"|#>]|::/.test(words))).toEqual([]);
  });
});

test('German pages say du, not Sie', () => {
  const formal = pageKeys
    .map((key) => readPage(key, 'de'))
    .flatMap(({ intro, blocks }) =>
      [intro, ...spokenWords(blocks)].filter((words) =>
        /\b(Ihnen|Ihre?[mnrs]?)\b|\b[a-zäöü]\w* Sie\b/.test(words),
      ),
    );
  expect(formal).toEqual([]);
});

test('American texts keep no British spelling', () => {
  const american = articles.flatMap(({ read }) => spokenWords(americanArticle(read('en')).blocks));
  expect(
    american.filter((words) => /\bcolour(?!Count)|\bmetre|\bgrey\b|\bcentre\b|\bfavour/i.test(words)),
  ).toEqual([]);
});

describe('posts', () => {
  test('the newest comes first, and none is of another year', () => {
    const dates = posts.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(dates.filter((date) => !date.startsWith('2026-'))).toEqual([]);
  });

  test('every tag is used, and every post has a picture of its own that the demo draws', () => {
    const drawer = createPictureDrawer();
    expect(new Set<string>(posts.flatMap(({ tags }) => tags))).toEqual(
      new Set(Object.keys(contentTexts('en').blogTags)),
    );
    for (const { picture } of posts) expect(drawer.draw(picture), picture).toBeDefined();
    expect(new Set(posts.map(({ picture }) => picture)).size).toBe(posts.length);
  });

  test.each(languages)('slugs are paths, and their own in %s', (language) => {
    const addressed = [
      postKeys.map((key) => readPost(key, language).slug),
      Object.values(contentTexts(language).blogTags).map(({ slug }) => slug),
    ];
    for (const slugs of addressed) {
      expect(slugs.map(urlKeyOf)).toEqual(slugs);
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  test('are read in two or three minutes', () => {
    const minutes = postKeys.flatMap((key) =>
      languages.map((language) => readingMinutes(readPost(key, language))),
    );
    expect(new Set(minutes)).toEqual(new Set([2, 3]));
  });

  test('links between them lead to posts', () => {
    const written = JSON.stringify(texts.map(({ text }) => text));
    const linked = [...written.matchAll(/\]\(blog:([^)]+)\)/g)].map(([, key]) => key ?? '');
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.filter((key) => !postKeys.includes(key))).toEqual([]);
  });
});
