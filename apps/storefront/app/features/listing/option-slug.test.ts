import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bySlug, slugOf } from './option-slug.ts';

test.each([
  ['Type III (550)', 'type-iii-550'],
  ['0,75 mm', '0-75-mm'],
  ['Weiß', 'weiss'],
  ['Żółty', 'zolty'],
  ['Lyserød', 'lyserod'],
  ['Cuir pleine fleur', 'cuir-pleine-fleur'],
  ['> 20 mm', '20-mm'],
])('%s reads %s', (label, slug) => {
  expect(slugOf(label)).toBe(slug);
});

test('whatever labels a catalogue has, every option has a slug of its own that an address can carry', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 20 }), (labels) => {
      const options = labels.map((label, index) => ({ label, value: String(1000 + index) }));
      const slugs = bySlug(options);
      expect(slugs.size).toBe(options.length);
      for (const slug of slugs.keys()) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
});

test('labels that read the same keep apart by their values', () => {
  const options = [
    { label: '1.2 mm', value: '7' },
    { label: '1-2 mm', value: '8' },
  ];
  expect([...bySlug(options).keys()]).toEqual(['1-2-mm', '1-2-mm-8']);
});
