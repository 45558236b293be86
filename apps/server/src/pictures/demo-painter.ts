import { drawingVersion, type PictureDrawer, sizeOfScene } from '@bowline/demo';
import { createLru } from '@bowline/kit';
import type { Painter } from '@bowline/media/server';
import type { PaintingThreads } from './painting-threads.ts';

const prefix = '/media/';
const mostKept = 20_000;

/** The pictures of the demo shop that are painted, as the image proxy asks for them. */
export function createDemoPainter(drawer: PictureDrawer, threads: Pick<PaintingThreads, 'paint'>): Painter {
  const known = createLru<ReturnType<Painter['find']> | 'none'>({ maxWeight: mostKept, weigh: () => 1 });
  const look = (path: string): ReturnType<Painter['find']> | 'none' => {
    const picture = path.startsWith(prefix) ? drawer.draw(path.slice(prefix.length)) : undefined;
    if (!picture || typeof picture === 'string') return 'none';
    return { ...sizeOfScene(picture), version: drawingVersion() };
  };
  return {
    find(path) {
      const found = known.get(path) ?? look(path);
      known.set(path, found);
      return found === 'none' ? undefined : found;
    },
    paint: (path, width) => threads.paint({ file: path.slice(prefix.length), width }),
  };
}
