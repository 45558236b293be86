import { expect, test } from 'vitest';
import { highlightText } from './highlight-text.ts';
import { snippetText } from './snippet-text.ts';
import { wordMarker } from './word-marker.ts';

const tags = { pre: '<b>', post: '</b>' };
const marker = wordMarker({
  queryWords: ['touw', 'zwa'],
  terms: new Map([
    ['touw', [0]],
    ['touwen', [0]],
    ['nylontouw', [0]],
    ['strasse', [0]],
    ['pc550', [0]],
  ]),
  prefixes: [{ prefix: 'zwa', word: 1 }],
});

test('words found are marked as they are written, beginnings only as far as typed', () => {
  expect(highlightText('Zwart Nylontouw, 4 mm', marker, tags)).toEqual({
    value: '<b>Zwa</b>rt <b>Nylontouw</b>, 4 mm',
    matchLevel: 'full',
    fullyHighlighted: false,
    matchedWords: ['touw', 'zwa'],
  });
});

test('a text without any of them is left alone', () => {
  expect(highlightText('Koord', marker, tags)).toEqual({
    value: 'Koord',
    matchLevel: 'none',
    matchedWords: [],
  });
});

test('a text that is nothing but found words says so', () => {
  expect(highlightText('TOUWEN', marker, tags)).toMatchObject({
    matchLevel: 'partial',
    fullyHighlighted: true,
  });
});

test('letters that fold to two are marked whole', () => {
  expect(highlightText('Straße', marker, tags).value).toBe('<b>Straße</b>');
});

test('all parts of a code found as one word are marked', () => {
  expect(highlightText('PC-550 rood', marker, tags).value).toBe('<b>PC</b>-<b>550</b> rood');
});

const longText = 'een twee drie vier vijf zes zeven zwart touw acht negen tien';

test('a snippet is the stretch that answers most, with what was cut off marked', () => {
  const options = { ...tags, words: 4, ellipsis: '…' };
  expect(snippetText(longText, marker, options)).toEqual({
    value: '…zes zeven <b>zwa</b>rt <b>touw</b>…',
    matchLevel: 'full',
  });
  expect(snippetText('een twee drie vier vijf', marker, options)).toEqual({
    value: 'een twee drie vier…',
    matchLevel: 'none',
  });
  expect(snippetText('zwart touw', marker, options).value).toBe('<b>zwa</b>rt <b>touw</b>');
  expect(snippetText('', marker, options)).toEqual({ value: '', matchLevel: 'none' });
});
