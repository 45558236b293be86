import { expect, test } from 'vitest';
import { cloudflareUrls, type ImageModifiers } from './index.ts';

test.each<[ImageModifiers, string]>([
  [{ width: 800 }, 'width=800'],
  [{ width: 800, format: 'webp', quality: 80 }, 'width=800,format=webp,quality=80'],
  [{ width: 800, height: 600, format: 'auto' }, 'width=800,height=600,fit=cover,format=auto'],
  [
    { resize: '800x600', fit: 'contain', background: '#FFFFFF' },
    'width=800,height=600,fit=pad,background=%23ffffff',
  ],
  [{ resize: '800x600', fit: 'fill' }, 'width=800,height=600,fit=squeeze'],
  [{ resize: '800x600', fit: 'inside' }, 'width=800,height=600,fit=scale-down'],
  [{ resize: '800x600', fit: 'outside' }, 'width=800,height=600,fit=cover'],
])('%j becomes %s', (modifiers, options) => {
  expect(cloudflareUrls()('/media/coil.png', modifiers)).toBe(`/cdn-cgi/image/${options}/media/coil.png`);
});

test('without modifiers the picture itself is meant', () => {
  expect(cloudflareUrls()('/media/coil.png', {})).toBe('/media/coil.png');
  expect(cloudflareUrls({ zone: 'https://bowline.eu' })('/media/coil.png', {})).toBe(
    'https://bowline.eu/media/coil.png',
  );
});

test('pictures of other hosts are resized by the zone', () => {
  expect(cloudflareUrls({ zone: 'https://bowline.eu' })('https://s3.test/a.png', { width: 80 })).toBe(
    'https://bowline.eu/cdn-cgi/image/width=80/https://s3.test/a.png',
  );
});
