import { describe, expect, test } from 'vitest';
import type { Block } from './article.ts';
import { portableText, type TextBlock } from './portable-text.ts';

function onlyTextBlock(block: Block): TextBlock {
  const [first, ...others] = portableText([block]);
  if (first?._type !== 'block' || others.length > 0) throw new Error('one block of text was expected');
  return first;
}

const spansOf = (text: string) => onlyTextBlock(text).children.map((span) => [span.text, ...span.marks]);

describe('inline marks', () => {
  test('plain text is one span without marks', () => {
    expect(spansOf('Cut to {returnDays} metres.')).toEqual([['Cut to {returnDays} metres.']]);
  });

  test('strong and emphasis split a sentence and keep its spaces', () => {
    expect(spansOf('A **round** turn and *two* hitches')).toEqual([
      ['A '],
      ['round', 'strong'],
      [' turn and '],
      ['two', 'em'],
      [' hitches'],
    ]);
  });

  test('marks stand inside one another', () => {
    expect(spansOf('**dry *and* clean**')).toEqual([
      ['dry ', 'strong'],
      ['and', 'strong', 'em'],
      [' clean', 'strong'],
    ]);
    expect(spansOf('**clean *and dry***')).toEqual([
      ['clean ', 'strong'],
      ['and dry', 'strong', 'em'],
    ]);
  });

  test('an asterisk without a partner is a character', () => {
    expect(spansOf('3 * 4 mm')).toEqual([['3 * 4 mm']]);
  });
});

describe('links', () => {
  test('the definition keeps the target and the span names it', () => {
    const block = onlyTextBlock('See [our **returns**](page:returns).');
    expect(block.markDefs).toEqual([{ _type: 'link', _key: 'b0l0', target: 'page:returns' }]);
    expect(block.children.map((span) => [span.text, ...span.marks])).toEqual([
      ['See '],
      ['our ', 'b0l0'],
      ['returns', 'strong', 'b0l0'],
      ['.'],
    ]);
  });

  test('two links to the same place share a definition', () => {
    const block = onlyTextBlock('[one](faq:), [two](faq:), [three](blog:)');
    expect(block.markDefs.map(({ target }) => target)).toEqual(['faq:', 'blog:']);
  });

  test.each([
    'page:returns',
    'category:biothane',
    'faq:',
    'faq:delivery',
    'search:dog leash',
    'mailto:a@b.nl',
  ])('%s leads somewhere', (target) => {
    expect(onlyTextBlock(`[here](${target})`).markDefs[0]?.target).toBe(target);
  });

  test.each([
    'page:nowhere',
    'category:',
    'search:',
    'https://example.com',
    'javascript:alert',
    'toString:x',
  ])('%s leads nowhere and is refused', (target) => {
    expect(() => portableText([`[here](${target})`])).toThrow(target);
  });
});

describe('blocks', () => {
  test('headings and notes are styles', () => {
    const blocks = portableText([{ heading: 'Big' }, { subheading: 'Small' }, { note: 'Mind *this*' }]);
    expect(blocks.map((block) => block._type === 'block' && block.style)).toEqual(['h2', 'h3', 'note']);
  });

  test('every item of a list is a block of its own', () => {
    const blocks = portableText([{ list: ['a', '**b**'] }, { steps: ['c'] }]);
    expect(blocks).toMatchObject([
      { _key: 'b0i0', listItem: 'bullet', level: 1, children: [{ text: 'a' }] },
      { _key: 'b0i1', listItem: 'bullet', level: 1, children: [{ text: 'b', marks: ['strong'] }] },
      { _key: 'b1i0', listItem: 'number', level: 1, children: [{ text: 'c' }] },
    ]);
  });

  test('cells of tables and facts are texts with marks', () => {
    const [table, facts] = portableText([
      { table: { head: ['Cord', 'Use'], rows: [['550', '[bracelets](search:bracelet)']] } },
      { facts: [['Post', 'mail@example.com']] },
    ]);
    expect(table).toMatchObject({
      _type: 'table',
      head: ['Cord', 'Use'],
      rows: [
        {
          cells: [
            { content: [{ children: [{ text: '550' }] }] },
            { content: [{ markDefs: [{ target: 'search:bracelet' }] }] },
          ],
        },
      ],
    });
    expect(facts).toMatchObject({
      _type: 'facts',
      facts: [{ term: 'Post', description: [{ children: [{ text: 'mail@example.com' }] }] }],
    });
  });

  test('a table row that is too short is refused', () => {
    expect(() => portableText([{ table: { head: ['a', 'b'], rows: [['1']] } }])).toThrow('needs 2 cells');
  });

  test('an insert keeps its name', () => {
    expect(portableText([{ insert: 'vatSwitch' }])).toEqual([
      { _type: 'insert', _key: 'b0', name: 'vatSwitch' },
    ]);
  });
});

describe('keys', () => {
  const blocks: readonly Block[] = [
    'A [link](page:terms) and **another** [one](page:privacy)',
    { list: ['x', 'y'] },
    { table: { head: ['h'], rows: [['[r](faq:)'], ['s']] } },
    { facts: [['t', '*d*']] },
    { insert: 'alternatives' },
  ];

  test('are the same for the same text', () => {
    expect(portableText(blocks)).toEqual(portableText(blocks));
  });

  test('are unique in the whole text', () => {
    const keys = [...JSON.stringify(portableText(blocks)).matchAll(/"_key":"([^"]+)"/g)].map(
      ([, key]) => key,
    );
    expect(keys.length).toBeGreaterThan(20);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
