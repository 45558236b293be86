import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyMarkup, type Block, canBeTyped, markupOf } from './block-markup.ts';

const links = [
  { _type: 'link', _key: 'away', href: 'https://example.com/a_b*c' },
  { _type: 'link', _key: 'inside', target: 'page:returns' },
  { _type: 'footnote', _key: 'note', text: 'Of nobody’s business' },
];
const mark = fc.constantFrom('strong', 'em', 'code', 'highlight', 'away', 'inside', 'note');
const words = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom('*', '_', '`', '[', ']', '(', ')', '{', '}', '\\', 'a', ' ', '\n'),
    maxLength: 8,
  }),
);
const span = fc.record({
  _type: fc.constant('span'),
  _key: fc.uuid(),
  text: words,
  marks: fc.uniqueArray(mark, { maxLength: 3 }),
});
const inline = fc.record({ _type: fc.constant('stockLevel'), _key: fc.uuid(), sku: fc.string() });
const block = fc
  .array(fc.oneof({ weight: 4, arbitrary: span }, { weight: 1, arbitrary: inline }), {
    minLength: 1,
    maxLength: 6,
  })
  .map(
    (children): Block => ({
      _type: 'block',
      style: 'normal',
      children,
      markDefs: links,
      odd: { kept: true },
    }),
  );

/** What readers see: neighbours with the same marks are one. */
function meaning({ children = [] }: Block) {
  const seen: { text: string; marks: string }[] = [];
  for (const { text, marks, sku } of children) {
    const last = seen.at(-1);
    if (typeof text !== 'string') seen.push({ text: `inline ${String(sku)}`, marks: 'inline' });
    else if (text !== '' && last?.marks === String(marks)) last.text += text;
    else if (text !== '') seen.push({ text, marks: String(marks) });
  }
  return seen.map(({ text, marks }) => ({ marks, text: text.replace(/\r\n?/g, '\n') }));
}

describe('a paragraph as a text that one can type', () => {
  test('nothing is lost on the way there and back', () => {
    fc.assert(
      fc.property(block, (before) => {
        const after = applyMarkup(before, markupOf(before));
        expect(meaning(after)).toEqual(meaning(before));
        expect(after.markDefs).toEqual(links);
        expect({ ...after, children: 0 }).toEqual({ ...before, children: 0 });
        expect(canBeTyped(before)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test('words added at the end leave everything before them as it was', () => {
    fc.assert(
      fc.property(block, (before) => {
        const after = applyMarkup(before, `${markupOf(before)} more`);
        const read = meaning(after)
          .map(({ text }) => text)
          .join('');
        expect(read).toBe(
          `${meaning(before)
            .map(({ text }) => text)
            .join('')} more`,
        );
      }),
    );
  });

  const plain: Block = {
    _type: 'block',
    children: [
      { _type: 'span', _key: 'a', text: 'Cut ', marks: [] },
      { _type: 'span', _key: 'b', text: 'to length', marks: ['strong'], odd: 1 },
      { _type: 'span', _key: 'c', text: ' by us.', marks: [] },
    ],
    markDefs: [],
  };

  test('spans that nobody touched keep their keys and whatever they have', () => {
    expect(markupOf(plain)).toBe('Cut **to length** by us.');
    const after = applyMarkup(plain, 'Cut **to your length** by us.');
    expect(after.children).toEqual([
      plain.children?.[0],
      { _type: 'span', _key: 'b', text: 'to your length', marks: ['strong'], odd: 1 },
      plain.children?.[2],
    ]);
  });

  test('a link is made where one is typed, and the same address is the same link', () => {
    const keys: string[] = [];
    const after = applyMarkup(
      plain,
      '[Cut](page:cutting) and [cut again](page:cutting), [there](https://example.com).',
      () => `key-${keys.push('one more')}`,
    );
    expect(after.markDefs).toEqual([
      { _type: 'link', _key: 'key-1', target: 'page:cutting' },
      { _type: 'link', _key: 'key-2', href: 'https://example.com' },
    ]);
  });

  test('a link that nobody has any more goes', () => {
    const linked = applyMarkup(plain, '[Cut](page:cutting)');
    expect(applyMarkup(linked, 'Cut').markDefs).toEqual([]);
  });

  test.each(['2 ** 3', 'a __b', '[not a link', 'see [1]', '{{nothing}}', 'a_b_c', '5 * 4 * 3'])(
    '%s is what it is',
    (text) => {
      const { children } = applyMarkup(plain, text);
      expect(children?.map((child) => child.text)).toEqual([text]);
    },
  );

  test('what cannot be typed is not offered for typing', () => {
    const odd = { ...plain, children: [{ _type: 'span', text: 'x', marks: ['a mark with spaces'] }] };
    expect(canBeTyped(odd)).toBe(false);
  });
});
