import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cloudflareUrls,
  contentCdnUrls,
  type ImageModifiers,
  imageFits,
  imageFormats,
  imaginaryUrls,
  localProxyUrls,
} from '../src/urls/index.ts';

const builders = {
  'the local proxy': localProxyUrls(),
  'the content CDN': contentCdnUrls({ baseUrl: 'https://cdn.sanity.io/images/project/production' }),
  Cloudflare: cloudflareUrls(),
  imaginary: imaginaryUrls({ baseUrl: 'https://imaginary.test', origin: 'https://bowline.eu' }),
};

const anyModifiers: fc.Arbitrary<ImageModifiers> = fc.record(
  {
    format: fc.constantFrom(...imageFormats),
    fit: fc.constantFrom(...imageFits),
    width: fc.oneof(fc.integer(), fc.double()),
    height: fc.oneof(fc.integer(), fc.double()),
    quality: fc.oneof(fc.integer(), fc.double()),
    background: fc.oneof(fc.constantFrom('#FFF', 'a1b2c3'), fc.string()),
  },
  { requiredKeys: [] },
);
const anySource = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withQueryParameters: true }),
  fc.string().map((rest) => `https://cdn.test/${rest}`),
  fc.webPath().map((path) => `/media${path}`),
);

describe.each(Object.entries(builders))('%s', (_name, urls) => {
  test('leaves pictures that hold themselves unchanged', () => {
    for (const source of ['data:image/png;base64,AAAA', 'blob:https://bowline.eu/1', '']) {
      expect(urls(source, { width: 800, format: 'webp' })).toBe(source);
    }
  });

  test('finds a static file by its name in the images folder', () => {
    const built = decodeURIComponent(urls('/app/static/banners/spring.png?v=2', { width: 800 }));
    expect(built).toContain('/images/spring.png');
    expect(built).not.toContain('static');
    expect(built).not.toContain('v=2');
  });

  test('gives a path without a leading slash the address of the same path with one', () => {
    expect(urls('media/coil.svg', { width: 800 })).toBe(urls('/media/coil.svg', { width: 800 }));
  });

  test('prefers resize to width and height', () => {
    const both = urls('/media/coil.svg', { width: 800, height: 600 });
    expect(urls('/media/coil.svg', { resize: '800x600', width: 1, height: 2 })).toBe(both);
  });

  test('never throws and never builds what a srcset cannot hold', () => {
    fc.assert(
      fc.property(anySource, anyModifiers, (source, modifiers) => {
        const built = urls(source, modifiers);
        if (built === source) return;
        expect(built).not.toMatch(/[\s"<>]|^,|,$/);
        expect(URL.canParse(built, 'https://bowline.eu')).toBe(true);
        expect(built).not.toMatch(/NaN|Infinity|undefined|null(?!\w)/);
      }),
      { examples: [['/a b/ü,.png,', { width: 800 }]] },
    );
  });
});
