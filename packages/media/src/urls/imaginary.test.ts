import { expect, test } from 'vitest';
import { type ImageModifiers, imaginaryUrls } from './index.ts';

const urls = imaginaryUrls({ baseUrl: 'https://imaginary.test', origin: 'https://bowline.eu' });
const coil = 'url=https%3A%2F%2Fbowline.eu%2Fmedia%2Fcoil.png';

test.each<[ImageModifiers, string]>([
  [{}, 'convert?type=auto'],
  [{ format: 'webp' }, 'convert?type=webp'],
  [{ width: 800, format: 'webp', quality: 80 }, 'resize?width=800&type=webp&quality=80'],
  [{ width: 800, format: 'avif' }, 'resize?width=800&type=webp'],
  [{ height: 600 }, 'resize?height=600'],
  [{ resize: '800x600' }, 'crop?width=800&height=600'],
  [{ resize: '800x600', fit: 'inside' }, 'fit?width=800&height=600'],
  [{ resize: '800x600', fit: 'outside' }, 'crop?width=800&height=600'],
  [{ resize: '800x600', fit: 'fill' }, 'resize?width=800&height=600&force=true'],
  [
    { resize: '800x600', fit: 'contain', background: '#0f8' },
    'resize?width=800&height=600&embed=true&extend=background&background=0%2C255%2C136',
  ],
])('%j becomes %s', (modifiers, call) => {
  expect(urls('/media/coil.png', modifiers)).toBe(`https://imaginary.test/${call}&${coil}`);
});

test('pictures of other hosts are fetched from there', () => {
  expect(urls('https://s3.test/a.png?b=c&d', { width: 80 })).toBe(
    'https://imaginary.test/resize?width=80&url=https%3A%2F%2Fs3.test%2Fa.png%3Fb%3Dc%26d',
  );
});
