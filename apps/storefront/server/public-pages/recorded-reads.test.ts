import { expect, test } from 'vitest';
import type { ContentAccess, SearchAccess } from '../../app/shop-context.ts';
import { recordReads, tagsOfQuery } from './recorded-reads.ts';

const answering = (response: Response) => async () => response;
const publicAnswer = (tags: string) =>
  new Response('{}', { headers: { 'cache-control': 'public, max-age=60', 'x-magento-tags': tags } });

function reads(commerce: Response) {
  return recordReads({
    commerce: answering(commerce),
    content: { fetch: answering(new Response('{}')) } as unknown as ContentAccess,
    search: { fetch: answering(new Response('{}')) } as unknown as SearchAccess,
  });
}
const question = new Request('http://commerce/graphql?query={}');

test('a page has the tags of everything it was made of', async () => {
  const recorded = reads(publicAnswer('FPC,cat_p_1'));
  await recorded.commerce(question);
  await recorded.content.fetch(new Request('http://content/?query=*[_type == "page"]'));
  expect(recorded.tags()).toEqual(['FPC', 'cat_p_1', 'content_page']);
});

test.each([
  ['what is not everybody’s', new Response('{}', { headers: { 'cache-control': 'no-store' } })],
  ['what failed', new Response('', { status: 503 })],
])('%s leaves no page to keep', async (_, answer) => {
  const recorded = reads(answer);
  await recorded.commerce(question);
  expect(recorded.tags()).toBeNull();
});

test('a service that does not answer leaves no page to keep', async () => {
  const recorded = recordReads({
    ...reads(publicAnswer('')),
    commerce: () => Promise.reject(new Error('away')),
  });
  await expect(recorded.commerce(question)).rejects.toThrow('away');
  expect(recorded.tags()).toBeNull();
});

test('a query is followed by the kinds it names, and by all where it may show any', () => {
  expect(tagsOfQuery('*[_type in ["page", "legalText"]]{"own": *[_type == "menu"]}')).toEqual([
    'content_page',
    'content_legalText',
    'content_menu',
  ]);
  expect(tagsOfQuery('*[_type == "page"]{author->}')).toEqual(['content']);
  expect(tagsOfQuery('*[slug.current == $slug]')).toEqual(['content']);
  expect(tagsOfQuery(null)).toEqual(['content']);
});
