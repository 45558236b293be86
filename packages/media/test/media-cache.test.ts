import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Media } from '../src/server/index.ts';
import { createMediaFolder, imageRequest, type MediaFolder, makeOlder, photograph } from './media-folder.ts';

let folder: MediaFolder;

beforeEach(async () => {
  folder = await createMediaFolder();
});
afterEach(() => folder.remove());

const status = async (media: Media, address: string) => (await media.fetch(imageRequest(address))).status;

async function cachedFiles(): Promise<string[]> {
  const entries = await readdir(folder.cacheFolder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

test('many requests at once for one picture run sharp once and get the same bytes', async () => {
  const media = folder.open();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => media.fetch(imageRequest('f_webp,w_320/media/photo.png'))),
  );
  const bodies = await Promise.all(
    responses.map(async (response) => Buffer.from(await response.arrayBuffer())),
  );
  expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1);
  expect(folder.renderings).toHaveLength(1);
});

test('a picture that was made is served from disk, also after a restart', async () => {
  const first = folder.open();
  const made = await (await first.fetch(imageRequest('f_webp,w_320/media/photo.png'))).bytes();
  await first.close();
  const second = folder.open();
  const served = await (await second.fetch(imageRequest('w_320,f_webp/media/photo.png'))).bytes();
  expect(served).toEqual(made);
  expect(folder.renderings).toHaveLength(1);
});

test('a large picture is streamed whole', async () => {
  await folder.write('large.png', await photograph(1000, 800).png().toBuffer());
  const media = folder.open();
  const made = await (await media.fetch(imageRequest('f_png,w_960/media/large.png'))).bytes();
  await media.close();
  const served = await media.fetch(imageRequest('f_png,w_960/media/large.png'));
  expect(made.length).toBeGreaterThan(600_000);
  expect(served.headers.get('content-length')).toBe(String(made.length));
  expect(await served.bytes()).toEqual(made);
});

test('a changed source gives a new picture under a new tag', async () => {
  const media = folder.open();
  const before = await media.fetch(imageRequest('w_80/media/photo.png'));
  await folder.write('photo.png', await photograph(300, 300).png().toBuffer());
  const after = await media.fetch(imageRequest('w_80/media/photo.png'));
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  expect(await after.bytes()).not.toEqual(await before.bytes());
});

test('nothing unfinished stays behind, and an empty file left by a power failure is made again', async () => {
  const media = folder.open();
  await status(media, 'w_80/media/photo.png');
  await media.close();
  const [file = '', ...others] = await cachedFiles();
  expect(others).toEqual([]);
  await writeFile(file, '');
  expect(await status(media, 'w_80/media/photo.png')).toBe(200);
  await media.close();
  expect((await stat(file)).size).toBeGreaterThan(0);
});

test('a cache that cannot be written still leaves the picture served', async () => {
  const cacheFolder = path.join(folder.root, 'a-file');
  await writeFile(cacheFolder, '');
  const media = folder.open({ cacheFolder });
  expect(await status(media, 'w_80/media/photo.png')).toBe(200);
  await media.close();
  expect(folder.warnings.map(({ message }) => message)).toEqual(['A picture could not be kept']);
});

test('a full cache gives up its oldest pictures and what a dead process left unfinished', async () => {
  const large = folder.open();
  for (const width of [160, 240, 320]) {
    expect(await status(large, `f_png,w_${width}/media/photo.png`)).toBe(200);
    await large.close();
  }
  const sizes = await Promise.all(
    (await cachedFiles()).map(async (file) => ({ file, bytes: (await stat(file)).size })),
  );
  const [small, middle, big] = sizes.sort((a, b) => a.bytes - b.bytes);
  if (!small || !middle || !big) throw new Error('Three pictures were made');
  await makeOlder(big.file, 300);
  await makeOlder(middle.file, 200);
  await makeOlder(small.file, 100);
  const abandoned = path.join(path.dirname(small.file), 'abandoned.unfinished');
  await writeFile(abandoned, 'x');
  await makeOlder(abandoned, 7200);

  const bounded = folder.open({ maxCacheBytes: small.bytes + middle.bytes + big.bytes });
  expect(await status(bounded, 'f_png,w_80/media/photo.png')).toBe(200);
  await bounded.close();
  const left = await cachedFiles();
  expect(left).toContain(small.file);
  expect(left).toContain(middle.file);
  expect(left).not.toContain(big.file);
  expect(left).not.toContain(abandoned);
  expect(left).toHaveLength(3);
});

test('a cache folder removed under a running shop is made anew', async () => {
  const media = folder.open();
  await status(media, 'w_80/media/photo.png');
  await media.close();
  await rm(folder.cacheFolder, { recursive: true });
  expect(await status(media, 'w_80/media/photo.png')).toBe(200);
  await media.close();
  expect(await cachedFiles()).toHaveLength(1);
});

test('beyond the queue the answer is to come back later; what is on disk is served all the same', async () => {
  const patient = folder.open();
  expect(await status(patient, 'w_80/media/photo.png')).toBe(200);
  await patient.close();
  const full = folder.open({ maxRunning: 0, maxWaiting: 0 });
  const refused = await full.fetch(imageRequest('w_160/media/photo.png'));
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(await status(full, 'w_80/media/photo.png')).toBe(200);
});
