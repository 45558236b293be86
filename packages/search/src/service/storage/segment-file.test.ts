import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { buildSegment, completeSettings, openIndex, type SegmentImage } from '../../engine/index.ts';
import { openRecords, readOpenedRecords } from './records-file.ts';
import { readSegmentFile, writeSegmentFile } from './segment-file.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const settings = completeSettings({ searchableAttributes: ['name'] });
const records = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    objectID: `${number}`,
    name: `Tau ${number} – ${'ä'.repeat(number % 7)}`,
    // Longer than what is read at once, and different in each.
    text: `${number}`.repeat(number % 50 === 0 ? 3_000 : 300),
  }));
const browse = (image: SegmentImage) => openIndex([image], settings).browse({ length: 1_000 }).records;

function written(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bowline-segment-'));
  folders.push(folder);
  const path = join(folder, 'segment');
  const whole = buildSegment(records(count), { settings });
  return { path, whole, onDisk: writeSegmentFile(path, whole) };
}

test('what records say stays in the file, and they come back as they were', () => {
  const { path, whole, onDisk } = written(700);
  const read = readSegmentFile(path);
  for (const { image, recordsPlace } of [onDisk, read]) {
    expect(recordsPlace?.byteLength).toBeGreaterThan(500_000);
    expect(image.buffer.byteLength).toBeLessThan(whole.buffer.byteLength - 500_000);
    expect(browse(image)).toEqual(browse(whole));
    expect(openIndex([image], settings).dataBytes).toBeCloseTo(openIndex([whole], settings).dataBytes, -1);
  }
  expect(read.recordsPlace).toEqual(onDisk.recordsPlace);
});

test('who has opened the records reads them although the file is gone', () => {
  const { path, whole } = written(700);
  const { image, recordsPlace } = readSegmentFile(path);
  if (!recordsPlace) throw new Error('The records lie in the image');
  const opened = readOpenedRecords(openRecords(recordsPlace));
  rmSync(path);
  expect(browse({ ...image, records: opened })).toEqual(browse(whole));
});

test('who does not keep the file has everything in memory', () => {
  const { path, whole } = written(700);
  const { image, recordsPlace } = readSegmentFile(path, { isWhole: true });
  rmSync(path);
  expect(recordsPlace).toBeUndefined();
  expect(browse(image)).toEqual(browse(whole));
});

test('small segments are read whole', () => {
  const { path, whole, onDisk } = written(20);
  expect(onDisk.recordsPlace).toBeUndefined();
  expect(onDisk.image).toBe(whole);
  const { image, recordsPlace } = readSegmentFile(path);
  expect(recordsPlace).toBeUndefined();
  expect(browse(image)).toEqual(browse(whole));
});

test('a byte that changed is noticed, among the records too', () => {
  const { path, onDisk } = written(700);
  const bytes = readFileSync(path);
  const inRecords = (onDisk.recordsPlace?.position ?? 0) + 100_000;
  for (const place of [inRecords, statSync(path).size - 9]) {
    const damaged = Buffer.from(bytes);
    damaged[place] = (damaged[place] ?? 0) ^ 1;
    writeFileSync(path, damaged);
    expect(() => readSegmentFile(path)).toThrow('checksum');
  }
  writeFileSync(path, bytes.subarray(0, inRecords));
  expect(() => readSegmentFile(path)).toThrow();
});
