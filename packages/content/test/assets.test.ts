import { createImageUrlBuilder } from '@sanity/image-url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContent, type TestContent } from '../src/testing/index.ts';
import { clientFor } from './sanity-client.ts';
import { sharpPictures } from './sharp-pictures.ts';

let content: TestContent;
let picture: Buffer;
beforeAll(async () => {
  content = await createTestContent({ images: sharpPictures });
  // Left half red, right half blue.
  const half = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  picture = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#ff0000' } })
    .composite([{ input: half, left: 100, top: 0 }])
    .removeAlpha()
    .png()
    .toBuffer();
});
afterAll(() => content.close());

const editor = () => clientFor(content.url);
const builder = () =>
  createImageUrlBuilder({ projectId: 'bowline', dataset: 'production', baseUrl: content.url });

async function look(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height, format } = await sharp(bytes).metadata();
  const { data } = await sharp(bytes).removeAlpha().resize(1, 1).raw().toBuffer({ resolveWithObject: true });
  return { response, width, height, format, colour: [...data] };
}

describe('an uploaded picture', () => {
  test('becomes a document with its size and a tiny preview', async () => {
    const asset = await editor().assets.upload('image', picture, { filename: 'two-colours.png' });
    expect(asset).toMatchObject({
      _id: expect.stringMatching(/^image-[0-9a-f]{40}-200x100-png$/),
      _type: 'sanity.imageAsset',
      originalFilename: 'two-colours.png',
      mimeType: 'image/png',
      url: expect.stringContaining(`${content.url}/images/bowline/production/`),
      metadata: { dimensions: { width: 200, height: 100, aspectRatio: 2 }, hasAlpha: false },
    });
    expect(asset.metadata.lqip).toMatch(/^data:image\/webp;base64,/);
    expect(asset.metadata.lqip?.length).toBeLessThan(500);
    const again = await editor().assets.upload('image', picture);
    expect(again._id).toBe(asset._id);
  });

  test('is resized by the addresses of the official builder', async () => {
    const asset = await editor().assets.upload('image', picture);
    const small = await look(builder().image(asset).width(50).url());
    expect(small).toMatchObject({ width: 50, height: 25, format: 'png' });
    expect(small.response.headers.get('cache-control')).toMatch(/immutable/);

    const dense = await look(builder().image(asset).width(50).dpr(2).format('webp').quality(60).url());
    expect(dense).toMatchObject({ width: 100, height: 50, format: 'webp' });

    const boxed = await look(builder().image(asset).width(40).height(40).fit('fill').bg('00ff00').url());
    expect(boxed).toMatchObject({ width: 40, height: 40 });
  });

  test('is cut as its crop and hotspot say', async () => {
    const asset = await editor().assets.upload('image', picture);
    const source = {
      asset: { _ref: asset._id },
      hotspot: { x: 0.9, y: 0.5, width: 0.1, height: 1 },
      crop: { top: 0, bottom: 0, left: 0.5, right: 0 },
    };
    const cut = await look(builder().image(source).width(50).height(50).fit('crop').url());
    expect(cut).toMatchObject({ width: 50, height: 50, colour: [0, 0, 255] });
    const left = await look(builder().image(asset).rect(0, 0, 100, 100).width(10).url());
    expect(left).toMatchObject({ width: 10, height: 10, colour: [255, 0, 0] });
  });

  test('comes in the best format the browser takes', async () => {
    const asset = await editor().assets.upload('image', picture);
    const url = builder().image(asset).width(20).auto('format').url();
    expect(
      (await look(url, { accept: 'image/avif,image/webp,*/*' })).response.headers.get('content-type'),
    ).toBe('image/avif');
    const plain = await look(url, { accept: '*/*' });
    expect(plain.format).toBe('png');
    expect(plain.response.headers.get('vary')).toBe('Accept');
  });

  test('is sent untouched without parameters, and can do no harm', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
    const asset = await editor().assets.upload('image', Buffer.from(drawing), { filename: 'x.svg' });
    const response = await fetch(asset.url);
    expect(await response.text()).toBe(drawing);
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

test('an uploaded file is downloaded, never shown', async () => {
  const page = '<script>alert(1)</script>';
  const asset = await editor().assets.upload('file', Buffer.from(page), {
    filename: 'page.html',
    contentType: 'text/html',
  });
  expect(asset).toMatchObject({ _type: 'sanity.fileAsset', extension: 'html', size: page.length });
  const response = await fetch(asset.url);
  expect(await response.text()).toBe(page);
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
});

describe('refused is', () => {
  test('what is no picture', async () => {
    await expect(editor().assets.upload('image', Buffer.from('text'))).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  test.each([
    ['w=0', 400],
    ['w=99999', 400],
    ['w=1e3', 400],
    ['rect=0,0,9999,10', 400],
    ['fit=explode', 400],
    ['fm=exe', 400],
    ['bg=red', 400],
    ['dpr=9', 400],
  ])('%s', async (parameter, status) => {
    const asset = await editor().assets.upload('image', picture);
    expect((await fetch(`${asset.url}?${parameter}`)).status).toBe(status);
  });

  test.each(['../../secrets.json', '..%2f..%2fsecrets.json', 'x.png', `${'a'.repeat(40)}-1x1.png`, ''])(
    'the name %s',
    async (name) => {
      for (const kind of ['images', 'files']) {
        expect((await fetch(`${content.url}/${kind}/bowline/production/${name}`)).status).toBe(404);
      }
    },
  );
});

test('nothing of this was a surprise to the service', () => {
  expect(content.loggedErrors).toEqual([]);
});

test('what the disk has no room for is refused as such', async () => {
  const render = async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  const full = await createTestContent({ images: { ...sharpPictures, render } });
  try {
    await expect(clientFor(full.url).assets.upload('image', picture)).rejects.toMatchObject({
      statusCode: 507,
      message: expect.stringContaining('There is no room to keep this'),
    });
  } finally {
    await full.close();
  }
});
