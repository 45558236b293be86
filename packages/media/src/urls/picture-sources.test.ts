import { imageQuality } from '@bowline/markets';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedImageWidth, contentCdnUrls, imageWidths, pictureSources } from './index.ts';

test('a picture of one size has sources for both densities, AVIF before WebP', () => {
  expect(pictureSources('/media/coil.svg', { width: 400, height: 300 })).toEqual({
    src: '/_ipx/f_webp,s_400x300,q_80/media/coil.svg',
    width: 400,
    height: 300,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/_ipx/f_avif,s_400x300,q_60/media/coil.svg 1x, /_ipx/f_avif,s_800x600,q_60/media/coil.svg 2x',
      },
      {
        type: 'image/webp',
        srcSet:
          '/_ipx/f_webp,s_400x300,q_80/media/coil.svg 1x, /_ipx/f_webp,s_800x600,q_80/media/coil.svg 2x',
      },
    ],
  });
});

test('a picture that follows the screen has a fitting width for every screen up to the largest it needs', () => {
  const { src, sources } = pictureSources('/media/banner.svg', {
    sizes: '100vw lg:400px',
    quality: imageQuality.banner,
    formats: ['webp'],
  });
  expect(src).toBe('/_ipx/f_webp,w_1024,q_60/media/banner.svg');
  expect(sources.map(({ sizes }) => sizes)).toEqual(['(min-width: 1024px) 400px, 100vw']);
  expect(sources[0]?.srcSet.match(/\d+w/g)).toEqual([
    '320w',
    '400w',
    '480w',
    '640w',
    '800w',
    '1024w',
    '1280w',
    '1600w',
    '2048w',
  ]);
});

test('a picture without any size is 800 pixels wide', () => {
  expect(pictureSources('/media/coil.svg', {})).toMatchObject({
    src: '/_ipx/f_webp,w_800,q_80/media/coil.svg',
    width: 800,
  });
});

test('a width that is not made is shown from the next larger one, in the same shape', () => {
  const picture = pictureSources('/media/coil.svg', { width: 350, height: 175, formats: ['webp'] });
  expect(picture).toMatchObject({
    width: 350,
    height: 175,
    src: '/_ipx/f_webp,s_400x200,q_80/media/coil.svg',
  });
  expect(picture.sources[0]?.srcSet).toContain('s_768x384');
});

test('a picture that cannot be resized has no sources', () => {
  for (const source of ['data:image/png;base64,AAAA', 'blob:1', 'https://cdn.example.com/a.png']) {
    expect(pictureSources(source, { width: 80, height: 80 })).toEqual({
      src: source,
      width: 80,
      height: 80,
      sources: [],
    });
  }
});

test('another builder gives the addresses of another provider', () => {
  const { src } = pictureSources('https://cdn.test/a.png', {
    width: 80,
    urls: contentCdnUrls(),
    fit: 'inside',
  });
  expect(src).toBe('https://cdn.test/a.png?w=80&q=80&fm=webp');
});

test('every allowed width is large enough, unless there is none', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 10_000, noNaN: true }), (width) => {
      const allowed = allowedImageWidth(width);
      expect(imageWidths).toContain(allowed);
      if (width <= Math.max(...imageWidths)) expect(allowed).toBeGreaterThanOrEqual(width);
    }),
  );
});
