import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createPictureDrawer } from '@bowline/demo';
import { createMedia } from '@bowline/media/server';
import { paintedHere } from './painted-here.ts';

export interface PictureCost {
  readonly file: string;
  /** CPU milliseconds of drawing, and of everything: drawing, keeping, rendering and encoding. */
  readonly drawMs: number;
  readonly totalMs: number;
  readonly svgBytes: number;
  readonly imageBytes: number;
}

export interface PictureStudio {
  readonly files: readonly string[];
  measure(file: string, modifiers: string): Promise<PictureCost>;
  /** The picture itself. */
  picture(file: string, modifiers: string): Promise<Buffer>;
  close(): Promise<void>;
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The shop's own drawer and image proxy with empty folders: whatever is asked for is made from nothing. */
export async function openStudio(): Promise<PictureStudio> {
  const root = await mkdtemp(join(tmpdir(), 'bowline-images-'));
  const folder = join(root, 'media');
  const drawer = createPictureDrawer();
  const media = createMedia({
    sources: [{ prefix: '/media/', folder }],
    cacheFolder: join(root, 'cache'),
    painter: paintedHere(drawer),
    log: { warn: console.warn },
  });

  /** Nothing for a picture that is painted. */
  function drawingOf(file: string): string {
    const picture = drawer.draw(file);
    return typeof picture === 'string' ? picture : '';
  }

  async function ask(file: string, svg: string, modifiers: string): Promise<Buffer> {
    if (svg) {
      const target = join(folder, file);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, svg);
    }
    const answer = await media.fetch(new Request(`http://bench/_ipx/${modifiers}/media/${file}`));
    const image = Buffer.from(await answer.arrayBuffer());
    await media.close();
    if (!answer.ok) throw new Error(`${file} was answered with ${answer.status}.`);
    return image;
  }

  return {
    files: [...drawer.files()],
    async measure(file, modifiers) {
      const began = cpuMs();
      const svg = drawingOf(file);
      const drawn = cpuMs();
      const image = await ask(file, svg, modifiers);
      return {
        file,
        drawMs: drawn - began,
        totalMs: cpuMs() - began,
        svgBytes: Buffer.byteLength(svg),
        imageBytes: image.byteLength,
      };
    },
    picture: (file, modifiers) => ask(file, drawingOf(file), modifiers),
    async close() {
      await media.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
