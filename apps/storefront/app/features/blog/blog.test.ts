import { expect, test } from 'vitest';
import { readingMinutes, relatedPosts } from './load-post.ts';

const post = (slug: string, publishedAt: string, ...tags: string[]) => ({
  slug,
  publishedAt,
  title: slug,
  excerpt: '',
  picture: { alt: '' },
  tags: tags.map((tag) => ({ slug: tag, label: tag })),
});

test('related are those that share most tags, then the newest, never the post itself', () => {
  const own = post('own', '2026-05-01', 'knots', 'dogs');
  const others = [
    own,
    post('new', '2026-06-01'),
    post('knots-old', '2026-01-01', 'knots'),
    post('knots-new', '2026-02-01', 'knots'),
    post('both', '2025-01-01', 'dogs', 'knots'),
  ];
  expect(relatedPosts(own, others).map(({ slug }) => slug)).toEqual(['both', 'knots-new', 'knots-old']);
  expect(relatedPosts(post('alone', '2026-01-01', 'x'), others)[0]?.slug).toBe('new');
});

test.each([
  ['', 1],
  ['word '.repeat(199), 1],
  ['word '.repeat(620), 3],
])('the time to read is counted in words', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
