import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readModifiers } from '../server/read-modifiers.ts';
import { readImageRequest } from '../server/request-path.ts';
import { type ImageModifiers, imageFits, imageFormats, imageWidths, localProxyUrls } from './index.ts';
import { imageQualities } from './quality.ts';

const urls = localProxyUrls();

test.each<[ImageModifiers, string]>([
  [{}, '/_ipx/_/media/coil.svg'],
  [{ width: 800 }, '/_ipx/w_800/media/coil.svg'],
  [{ height: 640 }, '/_ipx/h_640/media/coil.svg'],
  [{ width: 800, height: 600 }, '/_ipx/s_800x600/media/coil.svg'],
  [{ resize: '800x600', fit: 'contain' }, '/_ipx/fit_contain,s_800x600/media/coil.svg'],
  [{ width: 800, format: 'webp', quality: 80 }, '/_ipx/f_webp,w_800,q_80/media/coil.svg'],
  [{ width: 799.6, background: '#FFFFFF' }, '/_ipx/w_800,b_ffffff/media/coil.svg'],
  [{ width: 800, fit: 'contain' }, '/_ipx/w_800/media/coil.svg'],
  [{ width: Number.NaN, height: -1, quality: 101, background: 'red' }, '/_ipx/_/media/coil.svg'],
])('%j becomes %s', (modifiers, address) => {
  expect(urls('/media/coil.svg', modifiers)).toBe(address);
});

test('the order of the modifiers does not change the address', () => {
  const address = urls('/media/coil.svg', { width: 800, format: 'webp' });
  expect(urls('/media/coil.svg', { format: 'webp', width: 800 })).toBe(address);
});

test('pictures of other hosts keep their address', () => {
  expect(urls('https://cdn.example.com/static/a.png', { width: 800 })).toBe(
    'https://cdn.example.com/static/a.png',
  );
  expect(urls('//cdn.example.com/a.png', { width: 800 })).toBe('//cdn.example.com/a.png');
});

test('a version in the query stays, escapes are not escaped twice', () => {
  expect(urls('/media/a%20b c.svg?v=2', {})).toBe('/_ipx/_/media/a%20b%20c.svg?v=2');
  expect(urls('/media/100%.svg', {})).toBe('/_ipx/_/media/100%25.svg');
});

const allowed = { widths: new Set(imageWidths), backgrounds: new Set(['ffffff', '0a1b2c']) };

test('what the builder writes is what the proxy reads', () => {
  const name = fc
    .stringMatching(/^[\p{L}\p{N} _,'&=+%-]{1,20}$/u)
    .map((stem) => `${stem.replaceAll('%', '')}x.svg`);
  const modifiers = fc.record(
    {
      format: fc.constantFrom(...imageFormats),
      fit: fc.constantFrom(...imageFits),
      width: fc.constantFrom(...imageWidths),
      quality: fc.constantFrom(...imageQualities),
      background: fc.constantFrom('ffffff', '0a1b2c'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.array(name, { minLength: 1, maxLength: 4 }),
      modifiers,
      fc.boolean(),
      (names, wish, isSquare) => {
        const height = isSquare ? wish.width : undefined;
        const request = readImageRequest(
          `https://bowline.eu${urls(`/media/${names.join('/')}`, { ...wish, height })}`,
        );
        if (!request.ok) throw new Error(request.refusal.code);
        expect(request.value.segments).toEqual(['media', ...names]);
        const { fit = 'cover', ...rest } = wish;
        expect(readModifiers(request.value.modifiers, allowed)).toEqual({
          ok: true,
          value: { ...rest, fit: height ? fit : 'cover', ...(height && { height }) },
        });
      },
    ),
  );
});
