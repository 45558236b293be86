import { expect, test } from 'vitest';
import { contentCdnUrls, type ImageModifiers } from './index.ts';

const source = 'https://cdn.sanity.io/images/p/production/abc-2000x1500.jpg';

test.each<[ImageModifiers, string]>([
  [{}, '?auto=format'],
  [{ width: 800 }, '?w=800&auto=format'],
  [{ width: 800, format: 'auto' }, '?w=800&auto=format'],
  [{ width: 800, format: 'avif' }, '?w=800&auto=format'],
  [{ width: 800, format: 'webp', quality: 80 }, '?w=800&q=80&fm=webp'],
  [{ width: 800, format: 'jpeg' }, '?w=800&fm=jpg'],
  [{ width: 800, height: 600, format: 'png' }, '?w=800&h=600&fit=crop&fm=png'],
  [
    { width: 800, height: 600, fit: 'contain', background: '#FFF', format: 'png' },
    '?w=800&h=600&fit=fill&fm=png&bg=fff',
  ],
  [{ width: 800, height: 600, fit: 'fill', format: 'png' }, '?w=800&h=600&fit=scale&fm=png'],
  [{ width: 800, height: 600, fit: 'inside', format: 'png' }, '?w=800&h=600&fit=max&fm=png'],
  [{ width: 800, height: 600, fit: 'outside', format: 'png' }, '?w=800&h=600&fit=min&fm=png'],
])('%j becomes %s', (modifiers, query) => {
  expect(contentCdnUrls()(source, modifiers)).toBe(source + query);
});

test('parameters that are there stay, such as the crop an editor chose', () => {
  expect(contentCdnUrls()(`${source}?rect=0,300,2000,1500`, { width: 400 })).toBe(
    `${source}?rect=0,300,2000,1500&w=400&auto=format`,
  );
});

test('a path lies below the base, and the density may be left to the CDN', () => {
  const urls = contentCdnUrls({ baseUrl: 'https://cdn.sanity.io/images/p/production', density: 2 });
  expect(urls('/abc-2000x1500.jpg', { width: 400 })).toBe(`${source}?w=400&auto=format&dpr=2`);
});
