import { readFile } from 'node:fs/promises';
import { createLru } from '@bowline/kit';
import { localProxyPath } from '../urls/local-proxy.ts';
import { isPainted } from './painter.ts';
import type { RenderLimits } from './render-image.ts';
import { inspectPicture } from './render-wish.ts';
import { readImageRequest } from './request-path.ts';
import type { SourceFile, SourceFinder } from './source-files.ts';
import { isDrawing, readDrawingSize } from './svg-size.ts';
import type { Size } from './target-size.ts';

const mostKept = 2_000;

/** How large a picture is by itself, for pages that would not know what place to keep for it. Throws where nobody can tell. */
export function createSizeReader(
  findSource: SourceFinder,
  limits: RenderLimits,
): (path: string) => Promise<Size> {
  const kept = createLru<Size>({ maxWeight: mostKept, weigh: () => 1 });

  async function measure(source: SourceFile): Promise<Size> {
    if (isPainted(source)) return source.size;
    if (source.bytes > limits.maxSourceBytes) throw new RangeError('The picture is too large');
    const bytes = await readFile(source.file);
    const size = (isDrawing(bytes) && readDrawingSize(bytes)) || (await inspectPicture(bytes, limits));
    if (!size) throw new Error('The picture cannot be read');
    return { width: size.width, height: size.height };
  }

  return async (path) => {
    const address = readImageRequest(`http://pictures.internal${localProxyPath}/_${path}`);
    const source = address.ok && (await findSource(address.value.segments));
    if (!source) throw new Error('There is no such picture');
    const size = kept.get(source.version) ?? (await measure(source));
    kept.set(source.version, size);
    return size;
  };
}
