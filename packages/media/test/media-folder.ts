import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { createMedia, type Media, type MediaOptions, type Rendering } from '../src/server/index.ts';

export interface MediaFolder {
  readonly root: string;
  readonly mediaFolder: string;
  readonly cacheFolder: string;
  /** Every run of sharp so far. */
  readonly renderings: Rendering[];
  readonly warnings: { readonly details: object; readonly message: string }[];
  open(options?: Partial<MediaOptions>): Media;
  write(name: string, content: string | Uint8Array): Promise<void>;
  remove(): Promise<void>;
}

/** A folder outside the project with real pictures: a photograph, a drawing, a picture with transparency. */
export async function createMediaFolder(): Promise<MediaFolder> {
  const root = await mkdtemp(path.join(tmpdir(), 'bowline-media-'));
  const mediaFolder = path.join(root, 'media');
  const cacheFolder = path.join(root, 'cache');
  const renderings: Rendering[] = [];
  const warnings: MediaFolder['warnings'] = [];
  const opened: Media[] = [];

  async function write(name: string, content: string | Uint8Array): Promise<void> {
    const file = path.join(mediaFolder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }

  await write('photo.png', await photograph(600, 400).png().toBuffer());
  await write('photo.jpg', await photograph(600, 400).jpeg().toBuffer());
  await write(
    'glass.png',
    await sharp({ create: clear(200, 200) })
      .png()
      .toBuffer(),
  );
  await write('square.svg', squareDrawing);

  return {
    root,
    mediaFolder,
    cacheFolder,
    renderings,
    warnings,
    write,
    open(options = {}) {
      const media = createMedia({
        sources: [{ prefix: '/media/', folder: mediaFolder }],
        cacheFolder,
        log: { warn: (details, message) => warnings.push({ details, message }) },
        onRendering: (rendering) => renderings.push(rendering),
        ...options,
      });
      opened.push(media);
      return media;
    },
    async remove() {
      await Promise.all(opened.map((media) => media.close()));
      await rm(root, { recursive: true });
    },
  };
}

/** Black on white, twenty units wide, edges on whole units: any grey in it comes from enlarging. */
export const squareDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="#fff" d="M0 0h20v20H0z"/><path d="M5 5h10v10H5z"/></svg>';

export function photograph(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888888', noise } });
}

const clear = (width: number, height: number) =>
  ({ width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } }) as const;

export function imageRequest(address: string, init?: RequestInit): Request {
  return new Request(`http://bowline.test/_ipx/${address}`, init);
}

/** As if the file had been written that long ago. */
export async function makeOlder(file: string, seconds: number): Promise<void> {
  const time = Date.now() / 1000 - seconds;
  await utimes(file, time, time);
}
