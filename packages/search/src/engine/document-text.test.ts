import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AttributeLines, type WrittenRecord } from './document-text.ts';
import type { SearchRecord } from './model.ts';

const records = fc.array(
  fc
    .record({ objectID: fc.string(), name: fc.string({ unit: 'binary' }), other: fc.jsonValue() })
    .chain((fixed) =>
      fc
        .dictionary(fc.string({ maxLength: 3 }), fc.jsonValue(), { maxKeys: 4 })
        .map((more): SearchRecord => ({ ...more, ...fixed })),
    ),
);

/** A written record holds until the next one is written. */
const linesOf = ({ texts }: WrittenRecord) => [...texts];

test('a record comes back as JSON would bring it back', () => {
  fc.assert(
    fc.property(records, (list) => {
      const writer = new AttributeLines([]);
      const written = list.map((record) => linesOf(writer.write(record)));
      const reader = new AttributeLines(writer.names);
      for (const [index, record] of list.entries()) {
        expect(reader.read(written[index] ?? [])).toEqual(JSON.parse(JSON.stringify(record)));
      }
    }),
  );
});

test('some attributes can be read without the others', () => {
  const lines = new AttributeLines([]);
  const written = linesOf(
    lines.write({ objectID: '1', name: 'Say "rope"\n', price: { EUR: 2 }, gone: undefined }),
  );
  expect(lines.readSome(written, ['name', 'price', 'gone', 'never'])).toEqual({
    name: 'Say "rope"\n',
    price: { EUR: 2 },
  });
});

test('attributes beyond number are kept too', () => {
  const many = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`attribute${index}`, index]));
  const lines = new AttributeLines([]);
  const record = { objectID: '1', ...many };
  const written = linesOf(lines.write(record));
  expect(lines.names).toHaveLength(256);
  expect(lines.read(written)).toEqual(record);
  expect(lines.readSome(written, ['attribute2', 'attribute399', 'attribute400'])).toEqual({
    attribute2: 2,
    attribute399: 399,
  });
});

test('a name with a meaning of its own is just a name', () => {
  const lines = new AttributeLines([]);
  const record = JSON.parse('{"objectID":"1","__proto__":{"a":1}}');
  const read = lines.read(linesOf(lines.write(record)));
  expect(Object.keys(read)).toEqual(['objectID', '__proto__']);
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});
