import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Media } from '../src/server/index.ts';
import { localProxyPath, localProxyUrls } from '../src/urls/index.ts';
import { createMediaFolder, imageRequest, type MediaFolder } from './media-folder.ts';

let folder: MediaFolder;
let media: Media;

beforeAll(async () => {
  folder = await createMediaFolder();
  media = folder.open({ backgrounds: ['ffffff', '00ff00', '0000ff'] });
});
afterAll(() => folder.remove());

async function picture(address: string, init?: RequestInit) {
  const response = await media.fetch(imageRequest(address, init));
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.status, bytes.toString('latin1', 0, 80)).toBe(200);
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  const { width, height, format } = await sharp(bytes).metadata();
  return { response, bytes, size: `${width}x${height}`, format };
}

describe('size and format', () => {
  test.each([
    ['f_webp,w_320/media/photo.png', '320x213', 'webp'],
    ['width_320,format_jpg/media/photo.png', '320x213', 'jpeg'],
    ['f_avif,h_320/media/photo.png', '480x320', 'heif'],
    ['w_320&f_png/media/photo.jpg', '320x213', 'png'],
    ['s_320x320/media/photo.png', '320x320', 'png'],
    ['s_320/media/photo.png', '320x320', 'png'],
    ['s_320x320,fit_contain/media/photo.png', '320x320', 'png'],
    ['s_320x320,fit_fill/media/photo.png', '320x320', 'png'],
    ['s_320x320,fit_inside/media/photo.png', '320x213', 'png'],
    ['s_320x320,fit_outside/media/photo.png', '480x320', 'png'],
    ['_/media/photo.jpg', '600x400', 'jpeg'],
    ['_/media/square.svg', '20x20', 'webp'],
    ['w_800/media/square.svg', '800x800', 'webp'],
    ['s_800x400,fit_inside/media/square.svg', '400x400', 'webp'],
  ])('%s is %s in %s', async (address, size, format) => {
    expect(await picture(address)).toMatchObject({ size, format });
  });

  test.each([
    ['w_800/media/photo.png', '600x400'],
    ['s_800x800/media/photo.png', '400x400'],
    ['s_1200x800,fit_contain/media/photo.png', '600x400'],
    ['s_800x800,fit_contain/media/photo.png', '600x600'],
    ['s_800x800,fit_outside/media/photo.png', '600x400'],
  ])('a photograph is not enlarged, its box keeps its shape: %s is %s', async (address, size) => {
    expect(await picture(address)).toMatchObject({ size });
  });

  test.each(['w_800', 's_800x400', 's_800x400,fit_contain,b_fff', 'w_3072'])(
    'a small drawing is as crisp at %s as at its own size',
    async (modifiers) => {
      const { bytes } = await picture(`f_png,${modifiers}/media/square.svg`);
      const pixels = await sharp(bytes).removeAlpha().greyscale().raw().toBuffer();
      expect(pixels.filter((value) => value > 8 && value < 247)).toHaveLength(0);
      expect(pixels.includes(0)).toBe(true);
    },
  );

  test('transparency stays, becomes the background, or white where there is none', async () => {
    const corner = async (address: string) => {
      const { bytes } = await picture(address);
      return [...(await sharp(bytes).ensureAlpha().raw().toBuffer()).subarray(0, 4)];
    };
    expect((await corner('f_webp,w_160/media/glass.png'))[3]).toBe(0);
    expect(await corner('f_png,w_160,b_0f0/media/glass.png')).toEqual([0, 255, 0, 255]);
    expect(await corner('f_jpeg,w_160/media/glass.png')).toEqual([255, 255, 255, 255]);
    expect(await corner('f_png,s_160x320,fit_contain,b_0000ff/media/photo.png')).toEqual([0, 0, 255, 255]);
  });

  test('a lower quality gives fewer bytes', async () => {
    const [low, high] = await Promise.all([
      picture('f_webp,w_400,q_40/media/photo.png'),
      picture('f_webp,w_400,q_80/media/photo.png'),
    ]);
    expect(low.bytes.length).toBeLessThan(high.bytes.length);
  });
});

describe('automatic format', () => {
  test.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0, image/webp', 'image/webp'],
    ['*/*', 'image/png'],
  ])('a browser that accepts %s gets %s', async (accept, type) => {
    const { response } = await picture('f_auto,w_160/media/square.svg', { headers: { accept } });
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept');
  });

  test('nothing varies when the format is given', async () => {
    const { response } = await picture('f_webp,w_160/media/square.svg', {
      headers: { accept: 'image/avif' },
    });
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.has('vary')).toBe(false);
  });
});

describe('HTTP', () => {
  test('a picture may be kept for a week', async () => {
    const { response } = await picture('f_webp,w_80/media/photo.png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
  });

  test('a picture whose address names its version may be kept for ever', async () => {
    const { response } = await picture('f_webp,w_80/media/photo.png?v=1f0c9a27-2b4fa8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('HEAD answers what GET would, without the picture, made or not', async () => {
    const address = 'f_webp,w_240/media/photo.png';
    const before = await media.fetch(imageRequest(address, { method: 'HEAD' }));
    const { response } = await picture(address);
    const after = await media.fetch(imageRequest(address, { method: 'HEAD' }));
    for (const head of [before, after]) {
      expect(head.status).toBe(200);
      expect(await head.text()).toBe('');
      expect([...head.headers]).toEqual([...response.headers]);
    }
  });

  test('a picture the browser has is not sent, and not even made', async () => {
    const { response } = await picture('f_webp,w_80/media/square.svg');
    const etag = response.headers.get('etag') ?? '';
    const runs = folder.renderings.length;
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await media.fetch(
        imageRequest('w_80,f_webp/media/square.svg', { headers: { 'if-none-match': tag } }),
      );
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toBe('public, max-age=604800');
    }
    const other = await media.fetch(
      imageRequest('f_webp,w_80/media/square.svg', { headers: { 'if-none-match': '"other"' } }),
    );
    expect(other.status).toBe(200);
    expect(folder.renderings).toHaveLength(runs);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const response = await media.fetch(imageRequest('w_80/media/photo.png', { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  test('a query, such as a version, changes nothing', async () => {
    const { response } = await picture('w_80/media/photo.png?v=2');
    expect(response.headers.get('etag')).toBe(
      (await picture('w_80/media/photo.png')).response.headers.get('etag'),
    );
  });
});

test('a path with a static segment leads to a picture that is served', async () => {
  await folder.write('images/spring.svg', await readFile(path.join(folder.mediaFolder, 'square.svg')));
  const address = localProxyUrls()('/pub/static/frontend/banners/spring.svg?v=2', { width: 320 });
  expect(await picture(address.slice(localProxyPath.length + 1))).toMatchObject({ size: '320x320' });
});

describe('the own size of a picture', () => {
  test.each([
    ['/media/photo.png', 600, 400],
    ['/media/photo.jpg', 600, 400],
    ['/media/square.svg', 20, 20],
  ])('%s is %i by %i', async (address, width, height) => {
    expect(await media.sizeOf(address)).toEqual({ width, height });
    expect(await media.sizeOf(`${address}?v=2`)).toEqual({ width, height });
  });

  test('follows the picture', async () => {
    const shape = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`;
    await folder.write('growing.svg', shape(10));
    expect(await media.sizeOf('/media/growing.svg')).toEqual({ width: 10, height: 10 });
    await folder.write('growing.svg', shape(100));
    expect(await media.sizeOf('/media/growing.svg')).toEqual({ width: 100, height: 10 });
  });

  test.each([
    '/media/nothing.png',
    '/media/../cache/x.png',
    '/elsewhere/photo.png',
    '',
    '//evil.example/a.png',
  ])('is told of no other file: "%s"', async (address) => {
    await expect(media.sizeOf(address)).rejects.toThrow('There is no such picture');
  });

  test('is not told of what is no picture', async () => {
    await folder.write('broken.png', 'not a picture');
    await expect(media.sizeOf('/media/broken.png')).rejects.toThrow('The picture cannot be read');
  });
});
