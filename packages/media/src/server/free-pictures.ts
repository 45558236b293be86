import { createHash } from 'node:crypto';
import {
  type CleanedPicture,
  type CleaningWish,
  cleanPicture,
  type UncleanPicture,
} from './cleaned-picture.ts';
import type { DiskCache } from './disk-cache.ts';
import type { MediaLog } from './media-log.ts';
import type { PictureFacts, PictureWish } from './picture-wish.ts';
import { createRefusedPictures } from './refused-pictures.ts';
import type { ImageBytes, RenderLimits } from './render-image.ts';
import type { RenderQueue } from './render-queue.ts';
import { inspectPicture, renderWish } from './render-wish.ts';

/** Pictures of any size, for a service that decides itself which sizes there are; same queue and cache as the proxy. */
export interface FreePictures {
  inspect(bytes: Uint8Array): Promise<PictureFacts | undefined>;
  /** Nothing when the picture cannot be made; `busy` when too many wait already, or this client asks for too many new ones. */
  render(wish: PictureWish, client?: string): Promise<ImageBytes | 'busy' | undefined>;
  /** Makes what a stranger sent anew, for a service that keeps it itself. */
  clean(bytes: Uint8Array, wish: CleaningWish, client: string): Promise<CleanedPicture | UncleanPicture>;
}

/** Counts up when the same wish begins to give another picture. */
const renderingVersion = 1;

export function createFreePictures(parts: {
  readonly cache: DiskCache;
  readonly queue: RenderQueue;
  readonly limits: RenderLimits;
  readonly log: MediaLog;
  readonly newPicturesPerMinute: number;
}): FreePictures {
  const { cache, queue, limits, log } = parts;
  const underWay = new Map<string, Promise<ImageBytes | 'busy' | undefined>>();
  const allowance = createAllowance(parts.newPicturesPerMinute);
  const refused = createRefusedPictures<true>();

  async function make(
    key: string,
    wish: PictureWish,
    client: string,
  ): Promise<ImageBytes | 'busy' | undefined> {
    const cached = await cache.read(key);
    if (cached) return cached;
    try {
      const made = allowance.takes(client) && (await queue.enter(() => renderWish(wish, limits), client));
      if (!made) return 'busy';
      await cache.store(key, made).catch((err) => log.warn({ err }, 'A picture could not be kept'));
      return made;
    } catch (err) {
      refused.remember(key, true);
      log.warn({ file: wish.file, err }, 'A picture could not be made');
      return undefined;
    }
  }

  return {
    inspect: (bytes) => inspectPicture(bytes, limits),
    async render(wish, client = '') {
      const key = keyOf(wish);
      if (refused.reasonFor(key)) return undefined;
      const making = underWay.get(key) ?? make(key, wish, client).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
    clean: (bytes, wish, client) =>
      cleanPicture(bytes, wish, { queue, client, timeoutSeconds: limits.timeoutSeconds }),
  };
}

const mostClients = 10_000;

/** Sizes are not on a list here, so what one client has made is counted. */
function createAllowance(perMinute: number, clock: () => number = Date.now) {
  let minute = 0;
  let taken = new Map<string, number>();
  return {
    takes(client: string): boolean {
      const now = Math.floor(clock() / 60_000);
      if (now !== minute || taken.size >= mostClients) taken = new Map();
      minute = now;
      const count = taken.get(client) ?? 0;
      taken.set(client, count + 1);
      return count < perMinute;
    },
  };
}

/** The files of such a service never change under their name, so the wish alone names the picture. */
function keyOf(wish: PictureWish): string {
  const facts = Object.entries(wish).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify(['free', renderingVersion, facts]))
    .digest('hex')
    .slice(0, 40);
}
