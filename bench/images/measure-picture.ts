import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createPictureDrawer } from '@bowline/demo';
import { createMedia } from '@bowline/media/server';

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
    log: { warn: console.warn },
  });

  return {
    files: [...drawer.files()],
    async measure(file, modifiers) {
      const began = cpuMs();
      const svg = drawer.draw(file) ?? '';
      const drawn = cpuMs();
      const target = join(folder, file);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, svg);
      const answer = await media.fetch(new Request(`http://bench/_ipx/${modifiers}/media/${file}`));
      const image = await answer.arrayBuffer();
      await media.close();
      const totalMs = cpuMs() - began;
      if (!answer.ok) throw new Error(`${file} was answered with ${answer.status}.`);
      return {
        file,
        drawMs: drawn - began,
        totalMs,
        svgBytes: Buffer.byteLength(svg),
        imageBytes: image.byteLength,
      };
    },
    async close() {
      await media.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
