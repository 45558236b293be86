import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import type { DiskCache } from './disk-cache.ts';
import type { MediaLog } from './media-log.ts';
import { createRefusedPictures } from './refused-pictures.ts';
import { type ImageBytes, type RenderLimits, type RenderRefusal, renderImage } from './render-image.ts';
import type { RenderQueue } from './render-queue.ts';
import type { Rendition } from './rendition.ts';
import type { SourceFile } from './source-files.ts';

/** One run of sharp. */
export interface Rendering {
  readonly file: string;
  readonly rendition: Rendition;
  readonly milliseconds: number;
}

type Made = Result<ImageBytes, RenderRefusal | Refusal<'busy', Record<string, never>>>;

export interface ImageMaker {
  /** Whoever asks for a picture that is being made waits for that one. */
  make(key: string, source: SourceFile, rendition: Rendition, client: string): Promise<Made>;
  settle(): Promise<void>;
}

export function createImageMaker(parts: {
  readonly cache: DiskCache;
  readonly queue: RenderQueue;
  readonly limits: RenderLimits;
  readonly log: MediaLog;
  readonly onRendering?: (rendering: Rendering) => void;
}): ImageMaker {
  const { cache, queue, limits, log, onRendering } = parts;
  const underWay = new Map<string, Promise<Made>>();
  const unsettled = new Set<Promise<void>>();
  const refusedPictures = createRefusedPictures<RenderRefusal>();

  async function render(key: string, source: SourceFile, rendition: Rendition): Promise<Made> {
    const started = performance.now();
    const result = await renderImage(source, rendition, limits);
    onRendering?.({ file: source.file, rendition, milliseconds: performance.now() - started });
    if (!result.ok) {
      const { code, details } = result.refusal;
      refusedPictures.remember(key, result.refusal);
      log.warn({ file: source.file, rendition, code, err: details.cause }, 'A picture could not be made');
    }
    return result;
  }

  /** Somebody else, here or in another process, may have finished the picture since the cache was looked at. */
  async function readOrRender(key: string, source: SourceFile, rendition: Rendition): Promise<Made> {
    const finished = await cache.read(key);
    return finished ? ok(finished) : render(key, source, rendition);
  }

  /** Nobody waits for the disk, but the picture stays under way until it is there, or it would be made again. */
  async function keep(key: string, making: Promise<Made>): Promise<void> {
    try {
      const made = await making;
      if (made.ok) await cache.store(key, made.value);
    } catch (error) {
      log.warn({ err: error }, 'A picture could not be kept');
    } finally {
      underWay.delete(key);
    }
  }

  return {
    async make(key, source, rendition, client) {
      const refusal = refusedPictures.reasonFor(key);
      if (refusal) return { ok: false, refusal };
      const already = underWay.get(key);
      if (already) return already;
      const making = queue.enter(() => readOrRender(key, source, rendition), client);
      if (!making) return refuse('busy');
      underWay.set(key, making);
      const kept = keep(key, making).finally(() => unsettled.delete(kept));
      unsettled.add(kept);
      return making;
    },
    async settle() {
      await Promise.all(unsettled);
    },
  };
}
