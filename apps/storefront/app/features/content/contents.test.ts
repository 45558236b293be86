import { expect, test } from 'vitest';
import { headingsOf, withAnchors } from './contents.ts';
import type { RichText } from './rich-text.ts';

const heading = (text: string, style = 'h2') => ({
  _type: 'block' as const,
  _key: text,
  style,
  children: [{ _type: 'span' as const, _key: 's', text, marks: [] }],
  markDefs: [],
});

test('every heading has an address of its own, made of its words', () => {
  const blocks: RichText = [
    heading('Combien de corde\u202f?'),
    heading('Less', 'h3'),
    heading('Węzeł'),
    heading('Węzeł'),
    heading('?'),
  ];
  expect(headingsOf(withAnchors(blocks))).toEqual([
    { anchor: 'combien-de-corde', title: 'Combien de corde\u202f?' },
    { anchor: 'węzeł', title: 'Węzeł' },
    { anchor: 'węzeł-2', title: 'Węzeł' },
    { anchor: 'part', title: '?' },
  ]);
});

test('a text with one heading needs no list of contents', () => {
  expect(headingsOf(withAnchors([heading('Alone')]))).toEqual([]);
});
