import { expect, test } from 'vitest';
import { NumberCollector } from './number-collector.ts';
import { NumberPaths } from './number-paths.ts';
import { SegmentWriter } from './segment-writer.ts';

test('an attribute called "a.b" and the attribute b of a are one', () => {
  const paths = new NumberPaths();
  const collector = new NumberCollector(paths);
  const records = [{ 'a.b': 1, '': { c: 3 } }, { a: [{ b: 2 }, 'text'] }];
  for (const [document, record] of records.entries()) {
    for (const [name, value] of Object.entries(record)) {
      for (const note of paths.readerFor(name)(value)) collector.add(document, note.path, note.value);
    }
  }
  const headers = collector.write(new SegmentWriter(), 2);
  expect(headers.map(({ attribute, length }) => [attribute, length])).toEqual([
    ['a.b', 2],
    ['.c', 1],
  ]);
});
