import { signPreview } from '@bowline/kit';
import { expect, test } from 'vitest';
import { draftsFor, showToEditorOnly } from './preview.ts';
import { describeVisit } from './visit.ts';

const content = { fetch, url: 'http://content.test', dataset: 'production', imagesUrl: '/images' };
const preview = { secret: 'secret', token: 'may read drafts' };
const visitOf = (address: string) =>
  describeVisit(new Request(`https://bowline.eu${address}`), 'prefix_except_default');

test('drafts are for who shows a good token for this very page', async () => {
  const token = await signPreview('secret', '/blog/knots', new Date());
  const seen = await draftsFor({ content, preview }, visitOf(`/blog/knots?preview=${token}`));
  expect(seen).toEqual({ ...content, token: 'may read drafts', perspective: 'drafts' });
});

test('and for nobody else', async () => {
  const token = await signPreview('secret', '/blog/knots', new Date());
  const old = await signPreview('secret', '/blog/knots', new Date(Date.now() - 3_600_000));
  for (const address of ['/blog/knots', '/blog/knots?preview=', `/blog/ropes?preview=${token}`]) {
    expect(await draftsFor({ content, preview }, visitOf(address))).toBeNull();
  }
  expect(await draftsFor({ content, preview }, visitOf(`/blog/knots?preview=${old}`))).toBeNull();
  expect(await draftsFor({ content }, visitOf(`/blog/knots?preview=${token}`))).toBeNull();
});

test('such a page is kept by nobody and framed only by the shop itself', () => {
  const response = new Response('', { headers: { 'cache-control': 'public, max-age=60' } });
  showToEditorOnly(response);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(response.headers.get('x-robots-tag')).toContain('noindex');
});
