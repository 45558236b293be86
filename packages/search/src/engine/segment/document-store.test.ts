import { expect, test } from 'vitest';
import { buildSegment } from '../build-segment.ts';
import { completeSettings } from '../settings.ts';
import { documentsPerBlock } from './document-store.ts';
import { openSegment } from './open-segment.ts';

const record = (number: number) => ({
  objectID: `r${number}`,
  name: `Seil Nr. ${number} – ${'ä'.repeat(number * 7)}`,
  prices: { EUR: number / 100 },
});

test.each([0, 1, documentsPerBlock - 1, documentsPerBlock, documentsPerBlock + 1, 5 * documentsPerBlock + 3])(
  '%i records are compressed together and come back one by one, in whatever order they are asked for',
  (count) => {
    const records = Array.from({ length: count }, (_, index) => record(index));
    const { documents } = openSegment(buildSegment(records, { settings: completeSettings({}) }));
    const backwards = records.map((_, index) => count - 1 - index);
    expect(backwards.map((document) => documents.read(document))).toEqual(records.toReversed());
    expect(backwards.map((document) => documents.readSome(document, new Set(['prices'])))).toEqual(
      records.toReversed().map(({ objectID, prices }) => ({ objectID, prices })),
    );
    expect(backwards.map((document) => documents.readSome(document, new Set()))).toEqual(
      records.toReversed().map(({ objectID }) => ({ objectID })),
    );
  },
);
