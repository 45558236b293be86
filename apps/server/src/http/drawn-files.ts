import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Answers the drawing of a media file, or undefined when it knows none of that name. One that is painted in every size anew
 * has a file only for those who want the original.
 */
export type Draw = (
  file: string,
  wants: 'original' | 'size',
) => string | undefined | Promise<string | undefined>;

const drawable = /^(?:[\w-]+\/)*[\w-]+\.svg$/;
const addressOfPicture = /^\/(_ipx\/[^/]+\/)?media\/(.+)$/;

export interface DrawnFiles {
  /** Draws the picture at this address, of the original or of one of its sizes, unless it is there or unknown. */
  ensureFor(pathname: string): Promise<void>;
}

/**
 * Pictures of the demo shop, and the one that stands for a missing one, are drawn when somebody first looks at them and kept as
 * files, so that a catalogue of thousands starts at once. A file that exists is never touched.
 */
export function createDrawnFiles(folder: string, draw: Draw): DrawnFiles {
  const underWay = new Map<string, Promise<void>>();

  async function ensure(file: string, wants: 'original' | 'size'): Promise<void> {
    const target = path.join(folder, file);
    if (await exists(target)) return;
    const drawing = await draw(file, wants);
    if (drawing === undefined) return;
    await mkdir(path.dirname(target), { recursive: true });
    const draft = `${target}.${process.pid}`;
    try {
      await writeFile(draft, drawing);
      await rename(draft, target);
    } catch (error) {
      // Half of it would only fill the disk further.
      await rm(draft, { force: true });
      throw error;
    }
  }

  return {
    async ensureFor(pathname: string): Promise<void> {
      const [, size, file] = addressOfPicture.exec(pathname) ?? [];
      if (!file || !drawable.test(file)) return;
      const wants = size ? 'size' : 'original';
      const key = `${wants} ${file}`;
      const running = underWay.get(key) ?? ensure(file, wants).finally(() => underWay.delete(key));
      underWay.set(key, running);
      await running;
    },
  };
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
