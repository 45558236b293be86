import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createPictureDrawer } from '@bowline/demo';
import { createMedia, type FreePictures } from '@bowline/media/server';
import type { AppParts } from './http/app.ts';
import type { Closers, ShopOptions } from './shop-options.ts';

/** Pictures: the originals in the data folder and the proxy that makes every size of them. */
export function openMedia(
  { dataFolder, settings, log }: ShopOptions,
  closers: Closers,
): { readonly media: AppParts['media']; readonly pictures: FreePictures } {
  const folder = path.join(dataFolder, 'media');
  mkdirSync(folder, { recursive: true });
  const proxy = createMedia({
    sources: [{ prefix: '/media/', folder }],
    cacheFolder: path.join(dataFolder, 'image-cache'),
    log,
  });
  closers.add(proxy.close);
  const draw = settings.DEMO ? { draw: createPictureDrawer().draw } : {};
  return { media: { folder, images: proxy.fetch, ...draw }, pictures: proxy.pictures };
}
