import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSegment, SegmentBuilder } from '../build-segment.ts';
import type { SearchRecord } from '../model.ts';
import { openSegment } from '../segment/open-segment.ts';
import { storedArrays } from '../segment/stored-arrays.ts';
import type { SegmentImage } from '../segment-image.ts';
import { completeSettings } from '../settings.ts';
import { SharedRows } from './shared-rows.ts';

const value = fc.oneof(
  fc.constantFrom('Red rope', 'p-550', '4', 4, true, null, [], ['Blue', 'Red rope'], [4, '4']),
  fc.record({ deep: fc.constantFrom(1, 2, 'Rope') }),
);
const fields = fc.dictionary(fc.constantFrom('name', 'colour', 'size', 'price', 'sku'), value, {
  maxKeys: 4,
});

/** Records as parts: of which rows they consist, and what they say themselves. */
const catalogue = fc.record({
  rows: fc.array(fields, { minLength: 1, maxLength: 5 }),
  segments: fc.array(
    fc.record({
      facets: fc.uniqueArray(fc.constantFrom('colour', 'size', 'price.deep')),
      sorted: fc.uniqueArray(fc.constantFrom('name', 'sku', 'price.deep')),
      records: fc.array(
        fc.record({
          objectID: fc.constantFrom('1', '2', '3'),
          own: fields,
          shared: fc.array(fc.nat({ max: 4 }), { maxLength: 3 }),
        }),
        { maxLength: 6 },
      ),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  isAddedFirst: fc.boolean(),
  searchable: fc.constantFrom([], ['name', 'sku,colour', 'price.deep']),
});

function settingsOf(facets: readonly string[], sorted: readonly string[], searchable: readonly string[]) {
  return completeSettings({
    attributesForFaceting: facets,
    customRanking: sorted.map((attribute) => `asc(${attribute})`),
    searchableAttributes: searchable,
    indexLanguages: ['en'],
  });
}

/** All that can be asked of a segment, in whatever order its attributes lie. */
function told(image: SegmentImage) {
  const { header } = image;
  const segment = openSegment(image);
  const stored = storedArrays(image);
  const dense = stored.f64('numbers.dense');
  const owners = stored.u32('numbers.sparse.documents');
  const values = stored.f64('numbers.sparse.values');
  return {
    size: segment.size,
    records: Array.from({ length: segment.size }, (_, document) => segment.documents.read(document)),
    replaced: [...segment.documents.replaced],
    searchable: header.searchable,
    terms: [...segment.words.terms.text, ...segment.words.terms.starts],
    postings: [...stored.u32('postings.starts'), ...stored.ordinals('postings.documents')],
    places: [...stored.u16('postings.places')],
    facets: header.facets.map((facet, index) => [
      facet,
      [...stored.ordinals(`facet.${index}.ordinals`)],
      facet.several ? [...stored.u32(`facet.${index}.starts`)] : [],
      [...stored.u16(`facet.${index}.values.text`)],
    ]),
    sorted: header.strings.map((attribute) => [attribute, [...stored.u32(`sorted.${attribute}`)]]),
    numbers: Object.fromEntries(
      header.numbers.map(({ attribute, dense: isDense, start, length }) => [
        attribute,
        isDense
          ? [...dense.subarray(start, start + length)]
          : [[...owners.subarray(start, start + length)], [...values.subarray(start, start + length)]],
      ]),
    ),
  };
}

test('segments of records in parts say what those of whole records do', () => {
  fc.assert(
    fc.property(catalogue, ({ rows, segments, searchable, isAddedFirst }) => {
      const shared = new SharedRows();
      const numbers: number[] = [];
      const rowOf = (row: number): number[] => {
        const values = rows[row];
        if (values === undefined) return [];
        numbers[row] ??= shared.add(values);
        return [numbers[row]];
      };
      if (isAddedFirst) rowOf(0);
      // What is searched where nobody says so depends on the segments before.
      for (const { facets, sorted, records } of searchable.length > 0 ? segments : segments.slice(0, 1)) {
        const settings = settingsOf(facets, sorted, searchable);
        const builder = new SegmentBuilder({ settings, rows: shared });
        const whole: SearchRecord[] = [];
        for (const { objectID, own, shared: parts } of records) {
          builder.add({ ...own, objectID }, parts.flatMap(rowOf));
          whole.push(Object.assign({}, ...parts.map((row) => rows[row]), own, { objectID }));
        }
        expect(told(builder.finish())).toEqual(told(buildSegment(whole, { settings })));
      }
    }),
    { numRuns: 500 },
  );
});

test('segments that are searched in different attributes have no rows in common', () => {
  const rows = new SharedRows();
  new SegmentBuilder({ settings: settingsOf([], [], ['name']), rows });
  expect(() => new SegmentBuilder({ settings: settingsOf([], [], ['sku']), rows })).toThrow(
    'are read for apart',
  );
});

test('of shared lines a segment holds only those of its own records', () => {
  const rows = new SharedRows();
  const settings = settingsOf([], [], ['name']);
  const [rope, cord] = [rows.add({ name: 'Rope' }), rows.add({ name: 'Cord' })];
  const textOf = (shared: number) => {
    const builder = new SegmentBuilder({ settings, rows });
    builder.add({ objectID: '1' }, [shared]);
    const image = builder.finish();
    return Buffer.from(storedArrays(image).u8('lines.bytes')).toString();
  };
  expect(textOf(rope)).toBe('"Rope""1"');
  expect(textOf(cord)).toBe('"Cord""1"');
});
