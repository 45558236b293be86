import { expect, test } from 'vitest';
import { sharedHeaders } from './shared-headers.ts';

const plain = [
  ['content-type', 'text/html'],
  ['cache-control', 'private, no-cache'],
  ['vary', 'Accept-Encoding'],
] as const;

test('a shared cache learns how long, by which tags, and what it may do when the shop fails', () => {
  const headers = Object.fromEntries(sharedHeaders(plain, ['cat_p_1', 'content_page'], { seconds: 300 }));
  expect(headers).toEqual({
    'content-type': 'text/html',
    'cache-control': 'public, max-age=0, s-maxage=300',
    'cdn-cache-control': 'max-age=300, stale-while-revalidate=600, stale-if-error=86400',
    'surrogate-control': 'max-age=300, stale-while-revalidate=600, stale-if-error=86400',
    'surrogate-key': 'pages cat_p_1 content_page',
    'cache-tag': 'pages,cat_p_1,content_page',
    vary: 'Accept-Encoding, Cookie',
  });
});

test('browsers are never offered anything stale', () => {
  const headers = new Map(sharedHeaders(plain, [], { seconds: 300 }));
  expect(headers.get('cache-control')).not.toContain('stale');
});

test('a page that could not be dropped, for it has too many tags, is not for shared caches', () => {
  const tags = Array.from({ length: 1_000 }, (_, number) => `cat_p_${number}`);
  expect(sharedHeaders(plain, tags, { seconds: 300 })).toEqual(plain);
  // Nor when it was, before it had so many.
  expect(sharedHeaders(sharedHeaders(plain, ['cat_p'], { seconds: 300 }), tags, { seconds: 300 })).toEqual(
    plain,
  );
});
