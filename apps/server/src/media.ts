import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createPictureDrawer } from '@bowline/demo';
import { createMedia, type FreePictures } from '@bowline/media/server';
import { type ImageService, localImageService } from '@bowline/media/urls';
import type { PictureAccess } from '@bowline/storefront/server';
import type { AppParts } from './http/app.ts';
import { createDrawnFiles } from './http/drawn-files.ts';
import type { Closers, ShopOptions } from './shop-options.ts';

/** Pictures: the originals in the data folder and the proxy that makes every size of them. */
export function openMedia(
  { dataFolder, publicUrl, settings, log }: ShopOptions,
  closers: Closers,
): {
  readonly media: AppParts['media'];
  readonly pictures: FreePictures;
  readonly access: PictureAccess;
} {
  const folder = path.join(dataFolder, 'media');
  mkdirSync(folder, { recursive: true });
  const proxy = createMedia({
    sources: [{ prefix: '/media/', folder }],
    cacheFolder: path.join(dataFolder, 'image-cache'),
    log,
  });
  closers.add(proxy.close);
  const drawn = settings.DEMO ? createDrawnFiles(folder, createPictureDrawer().draw) : undefined;
  return {
    media: { folder, images: proxy.fetch, ...(drawn && { drawn }) },
    pictures: proxy.pictures,
    access: {
      service: imageServiceOf({ settings, publicUrl }),
      async sizeOf(picture) {
        await drawn?.ensureFor(picture);
        return proxy.sizeOf(picture);
      },
    },
  };
}

/** Where pages find the sizes of the shop's own pictures. */
export function imageServiceOf({
  settings: { IMAGE_SERVICE: name, IMAGE_SERVICE_URL },
  publicUrl,
}: Pick<ShopOptions, 'settings' | 'publicUrl'>): ImageService {
  const address = IMAGE_SERVICE_URL?.replace(/\/$/, '');
  if (name === 'cloudflare') return { name, ...(address && { zone: address }) };
  return name === 'imaginary' && address ? { name, baseUrl: address, origin: publicUrl } : localImageService;
}
