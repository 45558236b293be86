import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createPictureDrawer, type PictureDrawer, placeholderDrawer, sizeOfScene } from '@bowline/demo';
import type { Fetch } from '@bowline/kit';
import { createMedia, type FreePictures, picturesAtOnce } from '@bowline/media/server';
import { type ImageService, localImageService, localProxyPath } from '@bowline/media/urls';
import type { PictureAccess } from '@bowline/storefront/server';
import type { AppParts } from './http/app.ts';
import { createDrawnFiles, type Draw } from './http/drawn-files.ts';
import { createDemoPainter } from './pictures/demo-painter.ts';
import { createPaintingThreads } from './pictures/painting-threads.ts';
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
  const drawer = settings.DEMO ? createPictureDrawer() : placeholderDrawer;
  const threads = createPaintingThreads(picturesAtOnce());
  closers.add(threads.close);
  const proxy = createMedia({
    sources: [{ prefix: '/media/', folder }],
    cacheFolder: path.join(dataFolder, 'image-cache'),
    ...(settings.DEMO && { painter: createDemoPainter(drawer, threads) }),
    maxRunning: picturesAtOnce(),
    log,
  });
  closers.add(proxy.close);
  const drawn = createDrawnFiles(folder, drawWith(drawer, proxy.fetch));
  return {
    media: { folder, images: proxy.fetch, drawn },
    pictures: proxy.pictures,
    access: {
      service: imageServiceOf({ settings, publicUrl }),
      async sizeOf(picture) {
        await drawn.ensureFor(picture);
        return proxy.sizeOf(picture);
      },
    },
  };
}

/** The original of a painted picture is a document around it, for those who make their sizes elsewhere. */
function drawWith(drawer: PictureDrawer, sizes: Fetch): Draw {
  return async (file, wants) => {
    const picture = drawer.draw(file);
    if (!picture || typeof picture === 'string') return picture;
    if (wants === 'size') return undefined;
    const { width, height } = sizeOfScene(picture);
    const address = `http://pictures.internal${localProxyPath}/f_webp,w_${originalWidth}/media/${file}`;
    const answer = await sizes(new Request(address));
    if (!answer.ok) return undefined;
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/webp;base64,${bytes}"/></svg>`;
  };
}

const originalWidth = 1200;

/** Where pages find the sizes of the shop's own pictures. */
export function imageServiceOf({
  settings: { IMAGE_SERVICE: name, IMAGE_SERVICE_URL },
  publicUrl,
}: Pick<ShopOptions, 'settings' | 'publicUrl'>): ImageService {
  const address = IMAGE_SERVICE_URL?.replace(/\/$/, '');
  if (name === 'cloudflare') return { name, ...(address && { zone: address }) };
  return name === 'imaginary' && address ? { name, baseUrl: address, origin: publicUrl } : localImageService;
}
