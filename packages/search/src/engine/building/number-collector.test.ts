import { expect, test } from 'vitest';
import { DocumentCollector } from './document-collector.ts';
import { NumberCollector } from './number-collector.ts';
import { SegmentWriter } from './segment-writer.ts';

test('an attribute called "a.b" and the attribute b of a are one', () => {
  const documents = new DocumentCollector();
  const collector = new NumberCollector();
  collector.add(documents.add({ objectID: 'one', 'a.b': 1, '': { c: 3 } }));
  collector.add(documents.add({ objectID: 'two', a: [{ b: 2 }, 'text'] }));
  const headers = collector.write(new SegmentWriter(), 2);
  expect(headers.map(({ attribute, length }) => [attribute, length])).toEqual([
    ['a.b', 2],
    ['.c', 1],
  ]);
});
