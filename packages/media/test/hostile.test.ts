import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Media } from '../src/server/index.ts';
import { createMediaFolder, imageRequest, type MediaFolder, squareDrawing } from './media-folder.ts';

let folder: MediaFolder;
let media: Media;

beforeAll(async () => {
  folder = await createMediaFolder();
  media = folder.open({ maxPixels: 4_000_000, maxSourceBytes: 400_000 });
  await writeFile(path.join(folder.root, 'secret.svg'), squareDrawing);
  await mkdir(path.join(folder.root, 'media-private'));
  await writeFile(path.join(folder.root, 'media-private', 'secret.svg'), squareDrawing);
  await folder.write('.hidden.svg', squareDrawing);
  await folder.write('.git/secret.svg', squareDrawing);
  await folder.write('notes.txt', 'not a picture');
  await mkdir(path.join(folder.mediaFolder, 'folder.svg'));
  await symlink(path.join(folder.root, 'secret.svg'), path.join(folder.mediaFolder, 'link.svg'));
  await symlink(folder.root, path.join(folder.mediaFolder, 'up'));
  await symlink('loop.svg', path.join(folder.mediaFolder, 'loop.svg'));
  await symlink('square.svg', path.join(folder.mediaFolder, 'inside.svg'));
});
afterAll(() => folder.remove());

async function answer(request: Request) {
  const response = await media.fetch(request);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

describe('paths', () => {
  test.each([
    'w_80/media/../secret.svg',
    'w_80/media/%2e%2e/secret.svg',
    'w_80/media/..%2fsecret.svg',
    'w_80/media/%2e%2e%2fsecret.svg',
    'w_80/media/%252e%252e/secret.svg',
    'w_80/media/..%5csecret.svg',
    'w_80/media\\..\\secret.svg',
    'w_80/media/..;/secret.svg',
    'w_80/media/%2fetc/passwd.svg',
    'w_80//etc/passwd.svg',
    'w_80/media//square.svg',
    'w_80/media/square.svg%00.png',
    'w_80/media/square.svg%0a',
    'w_80/media/./.hidden.svg',
    'w_80/media/.git/secret.svg',
    'w_80/media/link.svg',
    'w_80/media/loop.svg',
    'w_80/media/up/secret.svg',
    'w_80/media-private/secret.svg',
    'w_80/media/notes.txt',
    'w_80/media/folder.svg',
    'w_80/media/square.svg/more.svg',
    'w_80/media/missing.svg',
    `w_80/media/${'a'.repeat(300)}.svg`,
    'w_80/media/',
    'w_80/media',
    'w_80/',
    'w_80',
    '',
    'w_80/https://example.com/a.svg',
    'w_80/https%3A%2F%2Fexample.com%2Fa.svg',
    'w_80/file:///etc/passwd.svg',
    'w_80/C:/secret.svg',
    'w_80/constructor/a.svg',
  ])('%s is not found', async (address) => {
    expect(await answer(imageRequest(address))).toMatchObject({
      status: 404,
      type: 'text/plain; charset=utf-8',
    });
  });

  test.each(['w_80/media/%zz.svg', 'w_80/media/%c3%28.svg', `w_80/media/${'a/'.repeat(600)}a.svg`])(
    '%s is malformed',
    async (address) => {
      expect(await answer(imageRequest(address))).toMatchObject({ status: 400 });
    },
  );

  test('another address than the proxy’s is not found', async () => {
    for (const pathname of ['/', '/_ipx', '/_ipxw_80/media/square.svg', '/media/square.svg']) {
      expect(await answer(new Request(`http://bowline.test${pathname}`))).toMatchObject({ status: 404 });
    }
  });

  test('a link that stays inside is followed', async () => {
    expect(await answer(imageRequest('w_80/media/inside.svg'))).toMatchObject({ status: 200 });
  });

  test('no address at all gives a surprise or a file from outside', async () => {
    const part = fc.oneof(
      fc.constantFrom(
        '..',
        '%2e%2e',
        '%2f',
        '\\',
        '%00',
        'media',
        'up',
        'secret.svg',
        'w_80',
        '_',
        '',
        '%',
        ':',
      ),
      fc.string({ maxLength: 6 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 7 }), async (parts) => {
        const url = `http://bowline.test/_ipx/${parts.join('/')}`;
        fc.pre(URL.canParse(url));
        expect([400, 404]).toContain((await answer(new Request(url))).status);
      }),
      { numRuns: 120 },
    );
  });
});

describe('modifiers', () => {
  test.each([
    'w_81',
    'w_0',
    'w_-80',
    'w_1e3',
    'w_080',
    'w_80.0',
    'w_99999',
    'w_999999999999',
    'w_Infinity',
    'w_NaN',
    'w_0x50',
    'w_',
    'w',
    'w80',
    'w_80px',
    'h_81',
    's_80x',
    's_x80',
    's_80x80x80',
    's_80x9',
    's_80x79',
    's_80x161',
    's_1600x1001',
    's_81x81',
    's_80X80',
    'w_80,w_80',
    'w_80,width_160',
    's_80x80,w_80',
    'f_gif',
    'f_svg',
    'f_webp_2',
    'f_WEBP',
    'q_0',
    'q_101',
    'q_81',
    'q_75',
    'q_100',
    'q_8e1',
    'fit_none',
    'fit_',
    'b_red',
    'b_ff',
    'b_123456',
    'b_abc',
    'b_fffff',
    'b_fffffff',
    'b_gggggg',
    'blur_5',
    'rotate_90',
    'enlarge',
    'animated',
    'extract_0_0_9_9',
    'constructor_1',
    '__proto___1',
    'toString_1',
    ',',
    'w_80,',
    ',w_80',
    '_,w_80',
    '__',
    '%20',
    'W_80',
    'w_80%2c%2c',
    'w_８０',
    'w_80%00',
    '..',
    '%2e%2e',
    'w_80;f_webp',
    'f_webp f_png',
    `w_80${',q_80'.repeat(50)}`,
  ])('%s is a bad request with a short text', async (modifiers) => {
    const { status, type, text } = await answer(imageRequest(`${modifiers}/media/square.svg`));
    // The address itself takes dots away before anybody can look at them.
    expect(status).toBe(/^(\.|%2e)+$/.test(modifiers) ? 404 : 400);
    expect(type).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^[A-Z][a-z ]{5,50}\n$/);
  });

  test('refusals are not kept by caches', async () => {
    const response = await media.fetch(imageRequest('w_81/media/square.svg'));
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('any text is read or refused', async () => {
    const part = fc.tuple(
      fc.constantFrom('w', 'h', 's', 'f', 'q', 'b', 'fit', 'x', ''),
      fc.constantFrom('_', '', '__'),
      fc.oneof(
        fc.constantFrom('80', '160x80', 'webp', 'png', '80', 'fff', 'cover'),
        fc.string({ maxLength: 5 }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 4 }), async (parts) => {
        const text = encodeURIComponent(parts.map((words) => words.join('')).join(','));
        expect([200, 400, 404]).toContain((await answer(imageRequest(`${text}/media/square.svg`))).status);
      }),
      { numRuns: 80 },
    );
  });
});

const svg = (content: string, attributes = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

describe('sources', () => {
  const unreadable: Record<string, () => string | Uint8Array | Promise<Uint8Array>> = {
    'empty.svg': () => '',
    'cut-off.svg': () => '<svg',
    'page.svg': () => '<html><script>alert(1)</script></html>',
    'entities.svg': () =>
      `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, level) => `<!ENTITY a${level} "${`&a${level || ''};`.repeat(10)}">`).join('')}]>${svg('<text>&a8;</text>')}`,
    'outside.svg': () => `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    'endless.svg': () => svg('', 'width="1000000000" height="1000000000"'),
    'needle.svg': () => svg('', 'width="1" height="1000000"'),
    'zero.svg': () => svg('', 'width="0" height="0"'),
    'compressed.svg': () => gzipSync(svg(' '.repeat(3_000_000))),
    'heavy.svg': () => svg(`<!--${'x'.repeat(150_000)}-->`),
    'text.png': () => 'not a picture',
    'cut-off.png': async () =>
      (
        await sharp({ create: { width: 90, height: 90, channels: 3, background: 'red' } })
          .png()
          .toBuffer()
      ).subarray(0, 90),
    'bomb.png': () =>
      sharp({ create: { width: 3000, height: 3000, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    'heavy.png': () => Buffer.alloc(500_000, 1),
  };

  test.each(Object.keys(unreadable))('%s is refused, logged, and not tried again at once', async (name) => {
    await folder.write(name, (await unreadable[name]?.()) ?? '');
    const warnings = folder.warnings.length;
    for (const modifiers of ['f_webp,w_800', 'f_avif,w_160', '_', 'w_800,f_webp', '_']) {
      expect(await answer(imageRequest(`${modifiers}/media/${name}`))).toMatchObject({
        status: 404,
        text: expect.stringMatching(/too large to be shown|cannot be read/),
      });
    }
    expect(folder.warnings).toHaveLength(warnings + 3);
  });

  test('an absurd wish is refused, and hides none of the sensible ones', async () => {
    expect(await answer(imageRequest('s_1600x3200/media/square.svg'))).toMatchObject({ status: 404 });
    expect(await answer(imageRequest('s_1600x1200/media/square.svg'))).toMatchObject({ status: 200 });
  });

  test('a drawing shows no file of the machine', async () => {
    await folder.write(
      'thief.svg',
      svg(
        `<image href="${path.join(folder.root, 'secret.svg')}" width="100" height="100"/><image href="square.svg" width="100" height="100"/>`,
      ),
    );
    const response = await media.fetch(imageRequest('f_png,w_80/media/thief.svg'));
    const pixels = await sharp(await response.bytes())
      .raw()
      .toBuffer();
    expect(pixels.every((value) => value === 0)).toBe(true);
  });

  test('a huge drawing whose size is only a number is drawn small', async () => {
    await folder.write('wide.svg', svg('<path d="M0 0h9000v9000H0z"/>', 'width="9000" height="9000"'));
    expect(await answer(imageRequest('f_webp,w_80/media/wide.svg'))).toMatchObject({ status: 200 });
  });

  test('a source that disappears is not found', async () => {
    const elsewhere = folder.open({
      sources: [{ prefix: '/media/', folder: path.join(folder.root, 'nowhere') }],
    });
    expect((await elsewhere.fetch(imageRequest('w_80/media/square.svg'))).status).toBe(404);
  });
});
