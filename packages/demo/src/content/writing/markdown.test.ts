import { expect, test } from 'vitest';
import { readBlocks, readMarkdownFile } from './markdown.ts';

test('front matter and body are told apart', () => {
  const text = '---\ntitle: "Knots: a “start”"\nintro: "x"\n---\n\n## One\n';
  expect(readMarkdownFile(text)).toEqual({
    frontMatter: { title: 'Knots: a “start”', intro: 'x' },
    body: '\n## One\n',
  });
});

test('a file without front matter, or with an odd line in it, is refused', () => {
  expect(() => readMarkdownFile('## One\n')).toThrow('front matter');
  expect(() => readMarkdownFile('---\ntitle: Knots\n---\n')).toThrow('"title: Knots" is not name: "value"');
});

test('every kind of block is read', () => {
  const markdown = [
    '## Heading',
    '### Smaller',
    'A paragraph\nthat goes on.',
    '- one\n- two\n  and more',
    '1. first\n2. second',
    '> Mind this.',
    'Size\n: 4 mm\nWeight\n: 7 g',
    '| Wrist | Cord |\n| --- | --- |\n| 14 cm | 2.1 m |',
    '1. fold ![a fold](knot/1)\n2. pull ![a pull](knot/2)',
    '+ cord/cord-5m: 5 m\n+? jig: nice',
    '::openingHours',
  ].join('\n\n');
  expect(readBlocks(markdown)).toEqual([
    { heading: 'Heading' },
    { subheading: 'Smaller' },
    'A paragraph that goes on.',
    { list: ['one', 'two and more'] },
    { steps: ['first', 'second'] },
    { note: 'Mind this.' },
    {
      facts: [
        ['Size', '4 mm'],
        ['Weight', '7 g'],
      ],
    },
    { table: { head: ['Wrist', 'Cord'], rows: [['14 cm', '2.1 m']] } },
    {
      pictured: [
        { text: 'fold', picture: { name: 'knot/1', alt: 'a fold' } },
        { text: 'pull', picture: { name: 'knot/2', alt: 'a pull' } },
      ],
    },
    {
      materials: [
        { sku: 'cord', variant: 'cord-5m', note: '5 m', isOptional: false },
        { sku: 'jig', note: 'nice', isOptional: true },
      ],
    },
    { insert: 'openingHours' },
  ]);
});

test('an insert that does not exist and a term without description are refused', () => {
  expect(() => readBlocks('::nothing')).toThrow('There is no insert "nothing"');
  expect(() => readBlocks('Size\n: 4 mm\nWeight')).toThrow('The term "Weight" has no description below it');
});

test('a step without its picture among others, and a thing without a note, are refused', () => {
  expect(() => readBlocks('1. fold ![a fold](knot/1)\n2. pull')).toThrow('The step "pull" has no picture');
  expect(() => readBlocks('+ cord')).toThrow('"+ cord" is not + sku: note');
});
