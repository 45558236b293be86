import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  ['/paracord', '/paracord'],
  ['/nl/paracord?page=2#top', '/nl/paracord?page=2#top'],
  ['/größe/żółć', '/gr%C3%B6%C3%9Fe/%C5%BC%C3%B3%C5%82%C4%87'],
  ['/a/../b', '/b'],
  ['/a//b', '/a//b'],
  ['/https://evil.example', '/https://evil.example'],
])('%s is a path of the site', (text, path) => {
  expect(ownPath(text)).toBe(path);
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'evil',
  '',
  '//own.invalid@evil.example/',
])('%j is none', (text) => {
  expect(ownPath(text)).toBeNull();
});

const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '//',
    '%2f',
    '%5c',
    '%2e',
    '\t',
    '\n',
    '\r',
    ' ',
    ':',
    '@',
    '?',
    '#',
    'evil.example',
    'https:',
    '☃',
    '\ud800',
    '\0',
  ),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);

test('whatever is taken for a path of the site stays there, from every page of it, and can be sent', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.webPath(), (pieces, page) => {
      const path = ownPath(pieces.join(''));
      if (path === null) return;
      expect(new URL(path, `http://shop.example/${page}`).origin).toBe('http://shop.example');
      expect(new Headers({ location: path }).get('location')).toBe(path);
      expect(ownPath(path)).toBe(path);
    }),
  );
});
