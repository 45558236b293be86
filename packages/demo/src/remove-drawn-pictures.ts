import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createPictureDrawer } from './pictures/picture-drawer.ts';

/** Removes the files that the drawer would draw anew, and no others. */
export async function removeDrawnPictures(mediaFolder: string): Promise<void> {
  const byFolder = Map.groupBy(createPictureDrawer().files(), dirname);
  for (const [folder, files] of byFolder) {
    const kept = new Set(await readdir(join(mediaFolder, folder)).catch((): string[] => []));
    for (const file of files) {
      if (kept.has(file.slice(file.lastIndexOf('/') + 1))) await rm(join(mediaFolder, file), { force: true });
    }
  }
}
