import { availableParallelism } from 'node:os';
import type { Fetch } from '@bowline/kit';
import sharp from 'sharp';
import { imageWidths } from '../urls/image-widths.ts';
import { isVersionedPicture } from '../urls/picture-facts.ts';
import { imageAnswer, imageHeaders, matchesEtag, notModifiedAnswer, refusalAnswer } from './answers.ts';
import { createDiskCache } from './disk-cache.ts';
import { createFreePictures, type FreePictures } from './free-pictures.ts';
import { createImageMaker, type Rendering } from './image-maker.ts';
import type { MediaLog } from './media-log.ts';
import { type Painter, paintedSource } from './painter.ts';
import { createSizeReader } from './picture-size.ts';
import { readModifiers } from './read-modifiers.ts';
import { createRenderQueue } from './render-queue.ts';
import { renditionKey, renditionOf } from './rendition.ts';
import { readImageRequest } from './request-path.ts';
import { createSourceFinder, type MediaSource, type SourceFinder } from './source-files.ts';
import type { Size } from './target-size.ts';

export type { Rendering };

export interface MediaOptions {
  readonly sources: readonly MediaSource[];
  readonly cacheFolder: string;
  /** Of pictures that are no files; its paths come before those of files. */
  readonly painter?: Painter;
  readonly log: MediaLog;
  readonly widths?: readonly number[];
  /** Under transparent parts and beside a contained picture, as six hexadecimal digits; white. */
  readonly backgrounds?: readonly string[];
  /** Of a source; 50 million, a photograph of 8660 by 5773. */
  readonly maxPixels?: number;
  /** Of a source file; drawings may have a quarter of it. */
  readonly maxSourceBytes?: number;
  readonly maxCacheBytes?: number;
  /** Pictures made at once; see `picturesAtOnce`. */
  readonly maxRunning?: number;
  readonly maxWaiting?: number;
  /** Of one visitor. A page has fewer pictures. */
  readonly maxWaitingPerClient?: number;
  /** That one client may have made in sizes of its own wish. */
  readonly newPicturesPerMinute?: number;
  readonly timeoutSeconds?: number;
  /** Told of every run of sharp, for metrics. */
  readonly onRendering?: (rendering: Rendering) => void;
}

export interface Media {
  readonly fetch: Fetch;
  /** For a service of the same process that has pictures of its own. */
  readonly pictures: FreePictures;
  /** The own size of the picture at a path such as `/media/coil.svg`. */
  readonly sizeOf: (path: string) => Promise<Size>;
  /** Waits for the pictures that are being made. */
  readonly close: () => Promise<void>;
}

const megabyte = 1024 * 1024;
/** libuv has four threads, and the file system needs some of them. */
const mostThreads = 3;

/** As many as there are cores, but one that stays free for requests; two at least. */
export function picturesAtOnce(): number {
  return Math.max(2, Math.min(mostThreads, availableParallelism() - 1));
}

export function createMedia(options: MediaOptions): Media {
  const { widths = imageWidths, maxSourceBytes = 32 * megabyte, log, onRendering } = options;
  // Every job one thread, and no memory kept for pictures that are on disk anyway.
  sharp.concurrency(1);
  sharp.cache(false);

  const allowed = { widths: new Set(widths), backgrounds: new Set(options.backgrounds ?? ['ffffff']) };
  const { painter } = options;
  const findFile = createSourceFinder(options.sources);
  const findSource: SourceFinder = async (segments) =>
    (painter && paintedSource(painter, segments)) ?? findFile(segments);
  const cache = createDiskCache({
    folder: options.cacheFolder,
    maxBytes: options.maxCacheBytes ?? 1024 * megabyte,
  });
  const queue = createRenderQueue({
    maxRunning: options.maxRunning ?? picturesAtOnce(),
    maxWaiting: options.maxWaiting ?? 200,
    maxWaitingPerClient: options.maxWaitingPerClient ?? 80,
  });
  const limits = {
    maxPixels: options.maxPixels ?? 50_000_000,
    maxSourceBytes,
    maxDrawingBytes: maxSourceBytes / 4,
    timeoutSeconds: options.timeoutSeconds ?? 10,
    largestEdge: Math.max(...widths),
  };
  const maker = createImageMaker({ cache, log, queue, limits, ...(onRendering && { onRendering }) });
  const pictures = createFreePictures({
    cache,
    log,
    queue,
    limits,
    newPicturesPerMinute: options.newPicturesPerMinute ?? 120,
  });

  async function fetch(request: Request): Promise<Response> {
    const withBody = request.method === 'GET';
    if (!withBody && request.method !== 'HEAD') return refusalAnswer('method-not-allowed');
    const address = readImageRequest(request.url);
    if (!address.ok) return refusalAnswer(address.refusal.code);
    const modifiers = readModifiers(address.value.modifiers, allowed);
    if (!modifiers.ok) return refusalAnswer(modifiers.refusal.code);
    const source = await findSource(address.value.segments);
    if (!source) return refusalAnswer('not-found');

    const rendition = renditionOf(modifiers.value, source, request.headers.get('accept'));
    const key = renditionKey(source, rendition);
    const headers = imageHeaders(`"${key}"`, {
      isNegotiated: modifiers.value.format === 'auto',
      isVersioned: isVersionedPicture(request.url),
    });
    if (matchesEtag(request.headers.get('if-none-match'), `"${key}"`)) return notModifiedAnswer(headers);

    const cached = await cache.find(key, { withBody });
    if (cached) return imageAnswer(cached, rendition.format, headers);
    const made = await maker.make(key, source, rendition, clientOf(request));
    if (!made.ok) return refusalAnswer(made.refusal.code);
    const body = withBody ? made.value : null;
    return imageAnswer({ bytes: made.value.length, body }, rendition.format, headers);
  }

  return { fetch, pictures, sizeOf: createSizeReader(findSource, limits), close: maker.settle };
}

/** Whose turn it is; the address that the shop's own server, or the proxy before it, put last. */
export function clientOf(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
}
