import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { FreePictures, PictureWish } from '../src/server/index.ts';
import { createMediaFolder, type MediaFolder, photograph, squareDrawing } from './media-folder.ts';

let folder: MediaFolder;
let pictures: FreePictures;

beforeAll(async () => {
  folder = await createMediaFolder();
  pictures = folder.open().pictures;
});
afterAll(() => folder.remove());

const wishFor = (name: string, wish: Partial<PictureWish> = {}): PictureWish => ({
  file: path.join(folder.mediaFolder, name),
  fit: 'inside',
  enlarges: false,
  format: 'png',
  ...wish,
});

async function rendered(name: string, wish: Partial<PictureWish>) {
  const bytes = await pictures.render(wishFor(name, wish));
  if (!bytes || bytes === 'busy') throw new Error('no picture was made');
  const { width, height, format } = await sharp(bytes).metadata();
  return { bytes, size: `${width}x${height}`, format };
}

describe('a picture of any size', () => {
  test.each<[string, Partial<PictureWish>, string]>([
    ['any width', { width: 123 }, '123x82'],
    ['an area', { area: { left: 100, top: 50, width: 200, height: 100 } }, '200x100'],
    ['an area, smaller', { area: { left: 0, top: 0, width: 300, height: 300 }, width: 60 }, '60x60'],
    ['a box that is filled', { width: 90, height: 90, fit: 'cover' }, '90x90'],
    ['no enlargement', { width: 900 }, '600x400'],
    ['an enlargement', { width: 900, enlarges: true }, '900x600'],
    ['a quarter turn', { width: 300, turns: 90 }, '200x300'],
    ['flipped and blurred', { width: 30, blur: 2, flips: { horizontally: true, vertically: true } }, '30x20'],
  ])('%s', async (_, wish, size) => {
    expect((await rendered('photo.png', wish)).size).toBe(size);
  });

  test.each([
    ['jpg', 'jpeg'],
    ['webp', 'webp'],
    ['avif', 'heif'],
  ] as const)('in the format %s', async (format, known) => {
    expect((await rendered('photo.png', { width: 40, format })).format).toBe(known);
  });

  test('the area is the one that was asked for', async () => {
    const left = await rendered('photo.png', { area: { left: 0, top: 0, width: 40, height: 40 } });
    const right = await rendered('photo.png', { area: { left: 560, top: 360, width: 40, height: 40 } });
    expect(Buffer.compare(left.bytes, right.bytes)).not.toBe(0);
  });
});

test('what was made once is read from disk, also by many who ask at once', async () => {
  const before = await countFiles();
  const wish = wishFor('photo.png', { width: 77 });
  const [first = '', ...others] = await Promise.all([1, 2, 3, 4].map(() => bytesOf(wish)));
  for (const other of others) expect(other).toBe(first);
  expect(await countFiles()).toBe(before + 1);
  expect(await bytesOf(wish)).toBe(first);
  expect(await countFiles()).toBe(before + 1);
});

test('one client has only so many new sizes made in a minute; others and what is there already do not suffer', async () => {
  // A new minute in the middle would allow as many again.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  onTestFinished(() => clock.mockRestore());
  const { pictures: few } = folder.open({ newPicturesPerMinute: 3 });
  const asks = (width: number, client: string) => few.render(wishFor('photo.png', { width }), client);
  const answers: unknown[] = [];
  for (const width of [501, 502, 503, 504, 505]) answers.push(await asks(width, 'greedy'));
  expect(answers.map((answer) => answer === 'busy')).toEqual([false, false, false, true, true]);
  expect(await asks(502, 'greedy')).toBeInstanceOf(Uint8Array);
  expect(await asks(504, 'another')).toBeInstanceOf(Uint8Array);
});

test('a file that is no picture gives nothing', async () => {
  expect(await pictures.render(wishFor('nowhere.png'))).toBeUndefined();
  expect(await pictures.inspect(new TextEncoder().encode('no picture'))).toBeUndefined();
});

test('an upload tells its size and format', async () => {
  const photo = await sharp(path.join(folder.mediaFolder, 'photo.png')).jpeg().toBuffer();
  expect(await pictures.inspect(photo)).toEqual({ width: 600, height: 400, format: 'jpg', hasAlpha: false });
});

async function bytesOf(wish: PictureWish): Promise<string> {
  const bytes = await pictures.render(wish);
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString('hex') : '';
}

async function countFiles(): Promise<number> {
  const names = await readdir(folder.cacheFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  return names.filter((entry) => entry.isFile()).length;
}

describe('what a stranger sent', () => {
  const wish = { largestEdge: 400, smallEdge: 60, maxPixels: 1_000_000 };
  const clean = (bytes: Uint8Array) => pictures.clean(bytes, wish, 'somebody');

  test('is made anew: upright, smaller, without what the camera wrote', async () => {
    const sent = await photograph(600, 300)
      .withExif({ IFD0: { Copyright: 'Somebody', Make: 'A camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const cleaned = await clean(sent);
    if (typeof cleaned === 'string') throw new Error(cleaned);
    expect([cleaned.width, cleaned.height]).toEqual([200, 400]);
    const large = await sharp(cleaned.large).metadata();
    expect(large).toMatchObject({ format: 'webp', width: 200, height: 400 });
    expect([large.exif, large.xmp, large.icc, large.orientation]).toEqual(Array(4).fill(undefined));
    expect(await sharp(cleaned.small).metadata()).toMatchObject({ format: 'webp', width: 60, height: 60 });
  });

  test('is refused by its number of pixels before it is decoded, however small the file is', async () => {
    const flat = { width: 9_000, height: 9_000, channels: 3, background: '#fff' } as const;
    expect(await clean(await sharp({ create: flat }).png().toBuffer())).toBe('too-many-pixels');
  });

  test.each([
    ['a drawing', Buffer.from(squareDrawing)],
    ['a text', Buffer.from('no picture')],
    ['nothing', Buffer.alloc(0)],
    ['a picture that ends too soon', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])],
  ])('is refused when it is %s', async (_, bytes) => {
    expect(await clean(bytes)).toBe('not-a-picture');
  });
});
