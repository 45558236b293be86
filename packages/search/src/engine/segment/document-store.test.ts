import { expect, test } from 'vitest';
import { buildSegment } from '../build-segment.ts';
import { DocumentCollector } from '../building/document-collector.ts';
import { SegmentWriter } from '../building/segment-writer.ts';
import { SharedRows } from '../building/shared-rows.ts';
import { completeSettings } from '../settings.ts';
import { DocumentStore } from './document-store.ts';
import { openSegment } from './open-segment.ts';
import { linesInMemory } from './record-lines.ts';
import { storedArrays } from './stored-arrays.ts';

const records = Array.from({ length: 40 }, (_, number) => ({
  objectID: `r${number}`,
  name: `Seil – ${'ä'.repeat(number % 3)}`,
  prices: { EUR: number % 5 },
  // Comes later than the others, so that records differ in how many lines they have.
  ...(number > 20 && { colour: 'blau' }),
}));
const image = buildSegment(records, { settings: completeSettings({}) });

test('records come back one by one, in whatever order they are asked for', () => {
  const { documents } = openSegment(image);
  const backwards = records.map((_, index) => records.length - 1 - index);
  expect(backwards.map((document) => documents.read(document))).toEqual(records.toReversed());
  expect(backwards.map((document) => documents.readSome(document, ['prices', 'colour']))).toEqual(
    records.toReversed().map(({ objectID, prices, ...more }) => ({
      objectID,
      prices,
      ...('colour' in more && { colour: more.colour }),
    })),
  );
});

test('what many records say is kept once', () => {
  const text = Buffer.from(new Uint8Array(image.buffer)).toString();
  expect(text.split('"blau"')).toHaveLength(2);
  expect(text.split('{"EUR":3}')).toHaveLength(2);
});

test('with more lines than are remembered, records come back all the same', () => {
  const collector = new DocumentCollector(new SharedRows(), 3);
  for (const record of records) collector.add(record, []);
  const writer = new SegmentWriter();
  collector.write(writer);
  const { buffer, arrays } = writer.finish();
  const stored = storedArrays({ header: { ...image.header, arrays }, buffer });
  const documents = new DocumentStore(stored, collector.attributes, linesInMemory(stored));
  expect(records.map((_, document) => documents.read(document))).toEqual(records);
  expect(stored.f64('lines.starts').length - 1).toBeGreaterThan(records.length);
});

test('a segment without records has nothing to read', () => {
  const { documents } = openSegment(buildSegment([], { settings: completeSettings({}) }));
  expect(documents.find('r1')).toBe(-1);
});
